import { isIPv6 } from 'node:net'

/** What counts as one client: an IPv4 address, or the first half of an IPv6 address, which is what one household has. */
export function clientOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [left = '', right = ''] = address.split('::')
  const [before, after] = [left.split(':').filter(Boolean), right.split(':').filter(Boolean)]
  const zeros = address.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : []
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
