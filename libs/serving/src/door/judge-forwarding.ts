import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { HeaderEdit } from './judge-headers.ts'

/** How much of what a request says of its way here is believed. */
export interface Trust {
  /** Servers of one's own that a request passes on its way here; each adds one entry. 0: nobody is believed. */
  hops: number
  /** Whether visitors come by TLS, which a server that speaks none cannot see. */
  isSecure: boolean
}

const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'] as const
const others = ['forwarded', 'x-real-ip', 'x-forwarded-server', 'x-forwarded-prefix', 'x-forwarded-ssl']

/**
 * Decides what is believed of the headers in which servers say whom they forward.
 *
 * Each server appends to the lists, so with `hops` trusted servers the entry that
 * counts is that many from the right: what stands left of it anybody can have
 * written. Afterwards each header has one entry that can be relied on, or is gone.
 */
export function judgeForwarding(
  headers: IncomingHttpHeaders,
  remoteAddress: string | undefined,
  { hops, isSecure }: Trust,
): readonly HeaderEdit[] {
  const believed = Object.fromEntries(forwarded.map((name) => [name, entryOf(headers[name], hops)]))
  const wanted: Record<string, string | undefined> = {
    'x-forwarded-for': addressOf(believed['x-forwarded-for'] ?? '') ?? addressOf(remoteAddress ?? ''),
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

/** The entry the outermost trusted server wrote; a list that is shorter was begun by a nearer one. */
function entryOf(header: string | string[] | undefined, hops: number): string | undefined {
  if (hops === 0 || header === undefined) return undefined
  const entries = String(header).split(',')
  return entries[Math.max(0, entries.length - hops)]?.trim()
}

/** An address without its port. One that has a name in each version of IP goes by the shorter (RFC 4291 §2.5.5.2). */
function addressOf(entry: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
  return isIP(bare) ? bare.replace(/^::ffff:(?=[\d.]+$)/i, '') : undefined
}

function matching(entry: string | undefined, pattern: RegExp): string | undefined {
  return entry !== undefined && pattern.test(entry) ? entry : undefined
}
