import { SocketAddress } from 'node:net'
import { findPlainAddress } from '@house-edge/double/network'

/**
 * The address a request comes from.
 *
 * Every server in front appends an entry to `X-Forwarded-For`, so with `trustedHops` servers of your own the entry that many
 * from the right counts; anybody can have written those left of it. Without any, and where the entry is no address,
 * the address of the connection counts.
 */
export function callerAddress(
  forwardedFor: string | undefined,
  connection: string | undefined,
  trustedHops: number,
): string | undefined {
  const entries = forwardedFor?.split(',') ?? []
  const entry = trustedHops === 0 ? undefined : entries[Math.max(0, entries.length - trustedHops)]
  return addressOf(entry?.trim() ?? '') ?? addressOf(connection ?? '')
}

/** Without its port. */
function addressOf(entry: string): string | undefined {
  return findPlainAddress(entry) ?? findPlainAddress(SocketAddress.parse(entry)?.address ?? '')
}
