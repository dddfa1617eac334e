import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Says where a request comes from, for everything behind it; afterwards it holds one address that can be relied on. */
export const addressHeader = 'x-forwarded-for'

/**
 * Decides where a request comes from, and writes it into its header.
 *
 * Each server in front appends the address it was asked from. With so many of our own
 * the entry that many from the right is what the outermost of them saw; what stands left of
 * it came with the request and may be invented. Without any, it is the connection's other end.
 */
export function settleAddress(
  request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustedHops: number,
): void {
  const address = entryOf(request.headers[addressHeader], trustedHops) ?? request.socket.remoteAddress
  delete request.headers[addressHeader]
  // One address has two names where a server listens for both versions (RFC 4291 §2.5.5.2).
  if (address !== undefined) request.headers[addressHeader] = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
}

function entryOf(header: string | string[] | undefined, hops: number): string | undefined {
  if (header === undefined || hops === 0) return undefined
  const entries = String(header).split(',')
  const entry = entries[Math.max(0, entries.length - hops)]?.trim() ?? ''
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
  return isIP(bare) ? bare : undefined
}
