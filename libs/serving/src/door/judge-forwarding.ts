import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { HeaderEdit } from './judge-headers.ts'

/** Which forwarding headers are trusted. */
export interface Trust {
  /** Number of own servers a request passes on its way here; each adds one entry. 0: none is trusted. */
  hops: number
  /** Whether visitors use HTTPS, which a server behind a proxy cannot see. */
  isSecure: boolean
}

const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'] as const
const others = ['forwarded', 'x-real-ip', 'x-forwarded-server', 'x-forwarded-prefix', 'x-forwarded-ssl']

/**
 * Decides what to trust of the headers in which proxies name the client.
 *
 * Each server appends an entry, so with `hops` trusted servers the entry that many from the right counts;
 * anybody can have written those left of it. Afterwards each header has one trustworthy entry or is removed.
 */
export function judgeForwarding(
  headers: IncomingHttpHeaders,
  remoteAddress: string | undefined,
  { hops, isSecure }: Trust,
): readonly HeaderEdit[] {
  const believed = Object.fromEntries(forwarded.map((name) => [name, entryOf(headers[name], hops)]))
  const wanted: Record<string, string | undefined> = {
    'x-forwarded-for': findClientAddress(headers, remoteAddress, hops),
    'x-forwarded-host': matching(believed['x-forwarded-host'], /^[\w.~:[\]-]{1,255}$/),
    'x-forwarded-proto':
      matching(believed['x-forwarded-proto'], /^https?$/) ?? (isSecure ? 'https' : undefined),
    'x-forwarded-port': matching(believed['x-forwarded-port'], /^\d{1,5}$/),
  }
  return [...forwarded, ...others].flatMap((name): HeaderEdit[] => {
    const value = wanted[name]
    if (headers[name] === value) return []
    return [value === undefined ? { name } : { name, value }]
  })
}

/** The address of the client, or `undefined` where none can be read. As {@link judgeForwarding} sets it. */
export function findClientAddress(
  headers: IncomingHttpHeaders,
  remoteAddress: string | undefined,
  hops: number,
): string | undefined {
  return addressOf(entryOf(headers['x-forwarded-for'], hops) ?? '') ?? addressOf(remoteAddress ?? '')
}

/** The entry written by the outermost trusted server, or the first of a list that is shorter. Without servers: none. */
function entryOf(header: string | string[] | undefined, hops: number): string | undefined {
  if (header === undefined) return undefined
  const entries = String(header).split(',')
  return entries[Math.max(0, entries.length - hops)]?.trim()
}

/** An address without its port. IPv4-mapped IPv6 addresses become IPv4 (RFC 4291 §2.5.5.2). */
function addressOf(entry: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
  return isIP(bare) ? bare.replace(/^::ffff:(?=[\d.]+$)/i, '') : undefined
}

function matching(entry: string | undefined, pattern: RegExp): string | undefined {
  return entry !== undefined && pattern.test(entry) ? entry : undefined
}
