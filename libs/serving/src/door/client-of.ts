import { isIPv6 } from 'node:net'

/** What counts as one client: an IPv4 address, or the first half of an IPv6 address, which is what one household has. */
export function clientOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [left = '', right = ''] = address.split('::')
  const [before, after] = [left.split(':').filter(Boolean), right.split(':').filter(Boolean)]
  const zeros = address.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : []
  const all = [...before, ...zeros, ...after]
  // An IPv4-mapped IPv6 address differs only in its last two groups (RFC 4291 §2.5.5.2).
  return all.slice(0, 6).join(':').toLowerCase() === '0:0:0:0:0:ffff' ? address : all.slice(0, 4).join(':')
}
