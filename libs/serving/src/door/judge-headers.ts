import type { IncomingHttpHeaders } from 'node:http'
import { innerHeaders, maxUserAgent } from './framework-headers.ts'
import { hasMore } from './judge-target.ts'
import type { Refusal } from './refusal.ts'

/** A change to a header before anybody reads it. Without a value the header is removed. */
export interface HeaderEdit {
  name: string
  value?: string
}

/** What to do with a header that is too long: shorten it, ignore it, or refuse the request. */
interface LengthRule {
  max: number
  over: 'cut' | 'drop' | 'refuse'
}

const maxHeaders = 100
/** Browsers keep at most 180 for a site. The framework gathers them in quadratic time: 2,000 take it most of a second. */
const maxCookies = 200
/** Values up to this length pass every rule below. Characters. */
export const shortestRule = 255
const otherwise: LengthRule = { max: 4_096, over: 'refuse' }
const hint: LengthRule = { max: 1_024, over: 'drop' }
const validator: LengthRule = { max: 4_096, over: 'drop' }

/** Limits for all lines of one header together, in characters. Node limits all headers to 16 KiB. */
const lengths: ReadonlyMap<string, LengthRule> = new Map([
  ['user-agent', { max: maxUserAgent, over: 'cut' }],
  // Sessions are kept in several cookies of 4 kB.
  ['cookie', { max: 16_384, over: 'refuse' }],
  ['authorization', { max: 8_192, over: 'refuse' }],
  // The framework's client sends which page it shows, encoded.
  ['next-router-state-tree', { max: 8_192, over: 'refuse' }],
  ['accept', hint],
  ['accept-encoding', hint],
  ['accept-language', hint],
  ['range', hint],
  ['if-modified-since', hint],
  ['if-unmodified-since', hint],
  ['if-none-match', validator],
  ['if-match', validator],
  ['if-range', validator],
  ['referer', validator],
])

/** A name or address, and a port. HTTP allows an empty host where there is no name (RFC 9112 §3.2). */
export const hostPattern: RegExp = /^(?:[\w.~-]*|\[[\da-fA-F:.]+\])(?::\d{0,5})?$/

/**
 * Decides which headers may go on.
 *
 * 400: no host, two hosts or a malformed one (RFC 9112 §3.2), or the length of the body is ambiguous
 * (RFC 9112 §6.3). 417: an unknown expectation. 431: too many headers or cookies, or a required one is too long.
 * Headers that the framework sends to itself are removed.
 *
 * @returns A refusal, or the changes to make: usually none.
 */
export function judgeHeaders(request: {
  headers: IncomingHttpHeaders
  rawHeaders: readonly string[]
  httpVersion: string
}): Refusal | readonly HeaderEdit[] {
  const { headers, rawHeaders, httpVersion } = request
  if (rawHeaders.length > maxHeaders * 2) return { status: 431 }
  const hosts = countOfHosts(rawHeaders)
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return { status: 400 }
  if (!hostPattern.test(headers.host ?? '')) return { status: 400 }
  const encoding = headers['transfer-encoding']
  if (encoding !== undefined && !/^chunked$/i.test(encoding)) return { status: 400 }
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect)) return { status: 417 }
  let edits: HeaderEdit[] | undefined
  for (const name in headers) {
    if (innerHeaders.has(name)) {
      ;(edits ??= []).push({ name })
      continue
    }
    const value = headers[name]
    const length = typeof value === 'string' ? value.length : (value?.join().length ?? 0)
    if (length <= shortestRule) continue
    if (name === 'cookie' && hasTooManyCookies(String(value))) return { status: 431 }
    const { max, over } = lengths.get(name) ?? otherwise
    if (length <= max) continue
    if (over === 'refuse') return { status: 431 }
    ;(edits ??= []).push(over === 'cut' ? { name, value: String(value).slice(0, max) } : { name })
  }
  return edits ?? []
}

/** Whether a header can be too long for a request to be let in. Others are shortened or ignored. */
export function isRefusedForLength(name: string): boolean {
  return (lengths.get(name) ?? otherwise).over === 'refuse'
}

/** Whether a request is refused for the number of its cookies. @param cookie All of them, as they came. */
export function hasTooManyCookies(cookie: string): boolean {
  return cookie.length > shortestRule && hasMore(cookie, ';', maxCookies - 1)
}

/** Applies changes, to the parsed headers and to the raw ones. */
export function applyEdits(
  request: { headers: IncomingHttpHeaders; rawHeaders: string[] },
  edits: readonly HeaderEdit[],
): void {
  if (edits.length === 0) return
  const names = new Set(edits.map(({ name }) => name))
  const kept = request.rawHeaders.flatMap((text, index, raw) =>
    index % 2 === 0 && !names.has(text.toLowerCase()) ? [text, raw[index + 1] ?? ''] : [],
  )
  for (const { name, value } of edits) {
    delete request.headers[name]
    if (value === undefined) continue
    request.headers[name] = value
    kept.push(name, value)
  }
  request.rawHeaders.splice(0, Infinity, ...kept)
}

function countOfHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}
