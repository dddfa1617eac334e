import type { IncomingHttpHeaders } from 'node:http'
import { innerHeaders, maxUserAgent } from './framework-headers.ts'
import type { Refusal } from './refusal.ts'

/** A header that is written differently before anybody reads it; without a value it is taken away. */
export interface HeaderEdit {
  name: string
  value?: string
}

/** What a header that is too long means: only a part of it counts, all of it is ignored, or the request is refused. */
interface LengthRule {
  max: number
  over: 'cut' | 'drop' | 'refuse'
}

const maxHeaders = 100
/** Characters up to which a value passes every rule below. */
export const shortestRule = 255
const otherwise: LengthRule = { max: 4_096, over: 'refuse' }
const hint: LengthRule = { max: 1_024, over: 'drop' }
const validator: LengthRule = { max: 4_096, over: 'drop' }

/** Sizes in characters, of all lines of one name together. Node bounds the sum of all headers at 16 KiB. */
const lengths: ReadonlyMap<string, LengthRule> = new Map([
  ['user-agent', { max: maxUserAgent, over: 'cut' }],
  // Sessions are kept in several cookies of 4 kB.
  ['cookie', { max: 16_384, over: 'refuse' }],
  ['authorization', { max: 8_192, over: 'refuse' }],
  // What the client of the framework has on screen, encoded.
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

/** A name or address, and a port. Empty is what HTTP says where there is no name (RFC 9112 §3.2). */
export const hostPattern: RegExp = /^(?:[\w.~-]*|\[[\da-fA-F:.]+\])(?::\d{0,5})?$/

/**
 * Decides which headers may go on.
 *
 * 400: the host is said twice, not at all, or is none (RFC 9112 §3.2), or nobody can tell where the body ends (RFC 9112 §6.3). 417: something is expected that nobody offers. 431: there are too many
 * headers, or one that cannot be left out is too long. What the framework says to
 * itself is taken away.
 *
 * @returns A refusal, or what to write differently: usually nothing.
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
    const { max, over } = lengths.get(name) ?? otherwise
    if (length <= max) continue
    if (over === 'refuse') return { status: 431 }
    ;(edits ??= []).push(over === 'cut' ? { name, value: String(value).slice(0, max) } : { name })
  }
  return edits ?? []
}

/** Writes headers differently, for whoever reads them parsed and for whoever reads them as they came. */
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
