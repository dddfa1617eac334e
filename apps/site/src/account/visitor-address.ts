import { isIP } from 'node:net'

/**
 * The visitor's address, by the header that our own front server sets.
 *
 * Of several entries the last counts: it is the one the front server wrote,
 * those before it came with the request and may be invented.
 *
 * @param header Without one nobody vouches for an address, and there is none.
 */
export function findVisitorAddress(headers: Headers, header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const address = headers.get(header)?.split(',').at(-1)?.trim() ?? ''
  return isIP(address) === 0 ? undefined : address
}
