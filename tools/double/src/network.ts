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
 * Whether a host, as it is bound or as a URL writes it, is reached from this machine alone: `localhost` (RFC 6761 §6.3),
 * 127.0.0.0/8 (RFC 1122 §3.2.1.3) or `::1` (RFC 4291 §2.5.3). `0.0.0.0` and `::` are every interface, and are not.
 */
export function isLoopback(host: string): boolean {
  const address = findPlainAddress(host.replace(/^\[(.*)\]$/, '$1')) ?? ''
  return host === 'localhost' || address === '::1' || address.startsWith('127.')
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
