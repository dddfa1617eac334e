import type { IncomingMessage } from 'node:http'
import { draftCookie } from '../headers/draft-cookie.ts'
import { innerHeaders } from './framework-headers.ts'
import { isRequestId, isSampled } from './identify.ts'
import { hasTooManyCookies, hostPattern, isRefusedForLength, shortestRule } from './judge-headers.ts'

/** A request that can be answered from memory without a closer look: it has only headers every browser sends. */
export interface PlainRequest {
  isHead: boolean
  /** As it came. */
  url: string
  host: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** All cookies, as they came. */
  cookie: string | undefined
  /** As a trusted server in front has named it, to be returned. */
  requestId?: string | undefined
  /** The other headers that choose a variant, those that were sent. */
  choosing?: Readonly<Record<string, string>> | undefined
}

/**
 * Headers that cannot change which stored page is sent. A request with any other header, known or not, goes
 * through the door and `decideFastPath`, which know what it means.
 */
const meaningless = [
  'accept',
  'accept-language',
  'baggage',
  'cache-control',
  'connection',
  'dnt',
  'forwarded',
  'if-modified-since',
  'origin',
  'pragma',
  'priority',
  'purpose',
  'referer',
  'save-data',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-gpc',
  'sec-purpose',
  'te',
  'traceparent',
  'tracestate',
  'upgrade-insecure-requests',
  'user-agent',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
] as const

/** What the door or `decideFastPath` reads, besides the framework's inner headers: it makes no request plain. */
const decisive: ReadonlySet<string> = new Set([
  'authorization',
  'content-length',
  'expect',
  'if-match',
  'if-range',
  'if-unmodified-since',
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'range',
  'rsc',
  'transfer-encoding',
  'upgrade',
])

/** `noise` means nothing at any length; what means nothing otherwise is refused when it is too long. */
type Meaning =
  | 'nothing'
  | 'noise'
  | 'choosing'
  | 'host'
  | 'accept-encoding'
  | 'if-none-match'
  | 'cookie'
  | 'request-id'
  | 'trace'

const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...meaningless.map((name) => [name, isRefusedForLength(name) ? 'nothing' : 'noise'] as const),
  ['host', 'host'],
  ['accept-encoding', 'accept-encoding'],
  ['if-none-match', 'if-none-match'],
  ['cookie', 'cookie'],
])

const mostSpelled = 512

/** What is read of how a request was named on its way. */
interface NamedRequests {
  /** Whether servers in front are trusted, so that their id of the request is returned. @default false */
  trustsNames?: boolean
  /** Whether requests of a trace that is recorded get the full checks. @default false */
  followsTraces?: boolean
}

/** Limit for all ignored headers together, well below the limit for any one of them. */
const mostCharacters = 4_096

/**
 * Creates the reader of raw headers, in one pass. Parsing them would cost more than the whole answer.
 *
 * Every request accepted here would also pass {@link judgeHeaders} unchanged and be sent to the store by
 * `decideFastPath`; a test compares the three.
 *
 * @param choosing Headers besides cookies that choose a variant, in lower case. Those with a meaning of their own are
 *   ignored here, so that requests with them get the full checks.
 * @param named How ids and traces of servers in front are read. Default: they are ignored.
 * @returns A reader. It returns `undefined` when the request needs the full checks.
 */
export function createPlainReader(
  choosing: readonly string[],
  named: NamedRequests = {},
): (request: IncomingMessage) => PlainRequest | undefined {
  const chosenBy = new Set(choosing.filter((name) => name !== 'cookie' && canChoosePlainly(name)))
  const { trustsNames = false, followsTraces = false } = named
  const namings = new Map<string, Meaning>([
    ...(trustsNames ? [['x-request-id', 'request-id'] as const] : []),
    ...(trustsNames && followsTraces ? [['traceparent', 'trace'] as const] : []),
  ])
  /** Header names as clients spell them, so that most need not be put in lower case. */
  const spelled = new Map<string, Meaning | undefined>()
  let judgedHost: string | undefined

  return ({ method, url, rawHeaders }) => {
    const isHead = method === 'HEAD'
    if (!isHead && method !== 'GET') return undefined
    if (url === undefined || rawHeaders.length > 100) return undefined
    let host: string | undefined
    let acceptEncoding: string | undefined
    let ifNoneMatch: string | undefined
    let cookie: string | undefined
    let chosen: Record<string, string> | undefined
    let requestId: string | undefined
    let characters = 0
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const meaning = meaningOf(rawHeaders[at]!)
      const value = rawHeaders[at + 1]!
      if (meaning === 'noise') continue
      if (meaning === undefined) return undefined
      if (meaning === 'cookie') {
        if (value.includes(draftCookie)) return undefined
        // HTTP/2 may split cookies over several headers (RFC 9113 §8.2.3).
        cookie = cookie === undefined ? value : `${cookie}; ${value}`
        continue
      }
      if (value.length > shortestRule) return undefined
      characters += value.length + 2
      if (meaning === 'nothing') continue
      if (meaning === 'request-id') {
        if (requestId !== undefined) return undefined
        if (isRequestId(value)) requestId = value
        continue
      }
      if (meaning === 'trace') {
        // Its spans are wanted, of which an answer from memory has none.
        if (isSampled(value)) return undefined
        continue
      }
      if (meaning === 'host') {
        if (host !== undefined) return undefined
        host = value
      } else if (meaning === 'accept-encoding') {
        if (acceptEncoding !== undefined) return undefined
        acceptEncoding = value
      } else if (meaning === 'if-none-match') {
        if (ifNoneMatch !== undefined) return undefined
        ifNoneMatch = value
      } else {
        const name = rawHeaders[at]!.toLowerCase()
        if (chosen?.[name] !== undefined) return undefined
        chosen ??= {}
        chosen[name] = value
      }
    }
    if (characters > mostCharacters || host === undefined || !isHost(host)) return undefined
    if (cookie !== undefined && hasTooManyCookies(cookie)) return undefined
    return { isHead, url, host, acceptEncoding, ifNoneMatch, cookie, choosing: chosen, requestId }
  }

  function meaningOf(name: string): Meaning | undefined {
    const known = spelled.get(name)
    if (known !== undefined || spelled.has(name)) return known
    const lower = name.toLowerCase()
    const meaning = chosenBy.has(lower) ? 'choosing' : (namings.get(lower) ?? meanings.get(lower))
    if (spelled.size >= mostSpelled) spelled.clear()
    spelled.set(name, meaning)
    return meaning
  }

  function isHost(host: string): boolean {
    if (host === judgedHost) return true
    if (!hostPattern.test(host)) return false
    judgedHost = host
    return true
  }
}

/** Whether a variant may be chosen by this header without the full checks. */
export function canChoosePlainly(name: string): boolean {
  return name === 'cookie' || !(meanings.has(name) || decisive.has(name) || innerHeaders.has(name))
}
