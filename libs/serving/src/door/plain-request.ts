import type { IncomingMessage } from 'node:http'
import { hasTooManyCookies, hostPattern, shortestRule } from './judge-headers.ts'

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
}

/**
 * Headers that cannot change which stored page is sent. A request with any other header, known or not, goes
 * through the door and `decideFastPath`, which know what it means.
 */
const meaningless = [
  'accept',
  'accept-language',
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
  'upgrade-insecure-requests',
  'user-agent',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
] as const

type Meaning = 'nothing' | 'host' | 'accept-encoding' | 'if-none-match' | 'cookie'

const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...meaningless.map((name) => [name, 'nothing'] as const),
  ['host', 'host'],
  ['accept-encoding', 'accept-encoding'],
  ['if-none-match', 'if-none-match'],
  ['cookie', 'cookie'],
])

/** Header names as clients spell them, so that most need not be put in lower case. */
const spelled = new Map<string, Meaning | undefined>()
const mostSpelled = 512

/** Part of the name of each cookie that Next sets for an editor in draft mode. */
const draftCookie = '__prerender_bypass'
/** Limit for all ignored headers together, well below the limit for any one of them. */
const mostCharacters = 4_096
let judgedHost: string | undefined

/**
 * Reads the raw headers in one pass. Parsing them would cost more than the whole answer.
 *
 * Every request accepted here would also pass {@link judgeHeaders} unchanged and be sent to the store by
 * `decideFastPath`; a test compares the three.
 *
 * @returns `undefined` when the request needs the full checks.
 */
export function readPlainRequest({ method, url, rawHeaders }: IncomingMessage): PlainRequest | undefined {
  const isHead = method === 'HEAD'
  if (!isHead && method !== 'GET') return undefined
  if (url === undefined || rawHeaders.length > 100) return undefined
  let host: string | undefined
  let acceptEncoding: string | undefined
  let ifNoneMatch: string | undefined
  let cookie: string | undefined
  let characters = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const meaning = meaningOf(rawHeaders[at]!)
    const value = rawHeaders[at + 1]!
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
    if (meaning === 'host') {
      if (host !== undefined) return undefined
      host = value
    } else if (meaning === 'accept-encoding') {
      if (acceptEncoding !== undefined) return undefined
      acceptEncoding = value
    } else {
      if (ifNoneMatch !== undefined) return undefined
      ifNoneMatch = value
    }
  }
  if (characters > mostCharacters || host === undefined || !isHost(host)) return undefined
  if (cookie !== undefined && hasTooManyCookies(cookie)) return undefined
  return { isHead, url, host, acceptEncoding, ifNoneMatch, cookie }
}

/** Whether a plain request may have this header, whose value is then ignored. */
export function isMeaningless(name: string): boolean {
  return meanings.get(name) === 'nothing'
}

function meaningOf(name: string): Meaning | undefined {
  const known = spelled.get(name)
  if (known !== undefined || spelled.has(name)) return known
  const meaning = meanings.get(name.toLowerCase())
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
