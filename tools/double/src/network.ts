import { isIP, SocketAddress } from 'node:net'

/**
 * An IP address in its canonical spelling (RFC 5952), without zone; an IPv4 address in IPv6's form as that IPv4
 * address (RFC 4291 §2.5.5.2). `undefined` for everything else.
 */
export function findPlainAddress(text: string): string | undefined {
  const version = isIP(text)
  if (version !== 6) return version === 4 ? text : undefined
  const { address } = new SocketAddress({ address: text.replace(/%.*$/, ''), family: 'ipv6' })
  return address.replace(/^::ffff:(?=[\d.]+$)/, '')
}

/**
 * The network by which attempts are counted: an IPv4 address, or the first 64 bits of IPv6, because a customer gets
 * at least 2⁶⁴ addresses (RFC 6177). What is no address is returned as it is.
 */
export function networkOf(text: string): string {
  const address = findPlainAddress(text) ?? text
  if (isIP(address) !== 6) return address
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
