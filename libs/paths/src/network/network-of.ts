const ipv6 = /^[\da-f]*:[\da-f:.]+$/i

/**
 * Names the network an address belongs to, by which attempts and connections are counted.
 *
 * An IPv4 address counts alone. Of IPv6 the first 64 bits count, because a customer gets at least 2⁶⁴ addresses
 * and may come from another one each time. An IPv4 address in IPv6's form (`::ffff:203.0.113.7`) is that IPv4
 * address: counted by its first 64 bits, everybody who comes by IPv4 would be one network.
 *
 * @param address Without a port. The zone of a link-local address (`%eth0`) is left out.
 * @returns The same text for every spelling of a network. What is no IP address is returned as it is.
 * @see https://www.rfc-editor.org/rfc/rfc6177
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
 *
 * @example
 * ```ts
 * networkOf('2001:db8::1')         // → '2001:db8:0:0'
 * networkOf('::ffff:203.0.113.7')  // → '203.0.113.7'
 * ```
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '')
  const plain = ipv6.test(bare) ? URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) : undefined
  if (plain === undefined) return address
  const [before = [], after = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':')
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.')
}
