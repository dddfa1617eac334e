import { DEFAULT_COOKIE_OPTIONS, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'

/** Where cookies are read from: the store of a framework, e.g. that of `next/headers`, or a context. */
export interface CookieReader {
  getAll(): readonly { readonly name: string; readonly value: string }[]
}

/** A cookie to set, or to remove when `maxAgeSeconds` is 0. */
export interface CookieChange {
  name: string
  value: string
  /** Absent: until the browser closes. */
  maxAgeSeconds?: number
  /** Default: hidden from scripts. */
  isReadableByScripts?: boolean
  /** @default '/' */
  path?: string
}

/** The cookies of one request, and what its response will do to them. */
export interface CookieJar {
  /** The value, or `undefined` when absent or sent twice with different values. */
  get(name: string): string | undefined
  /** Names the browser sent or this response sets. */
  names(): string[]
  set(change: CookieChange): void
  /** Removes the cookie, if the browser has it. */
  remove(name: string): void
  changes(): CookieChange[]
  /** The `Cookie` header as it will be once the changes have reached the browser. */
  header(): string
}

/** Reads the cookies of a request, duplicates included: the vendor's reader, one pair at a time. */
export function cookiesOf(request: Request): CookieReader {
  const pairs = (request.headers.get('cookie') ?? '').split(';').flatMap(parseCookieHeader)
  return { getAll: () => pairs.filter(({ name }) => name !== '') }
}

/** Collects what one request's response will do to its cookies. */
export function createCookieJar(reader: CookieReader): CookieJar {
  const values = new Map<string, string>()
  const contested = new Set<string>()
  const pairs = reader.getAll()
  for (const { name, value } of pairs) {
    if (values.has(name) && values.get(name) !== value) contested.add(name)
    values.set(name, value)
  }
  const sent = new Set(values.keys())
  const changes = new Map<string, CookieChange>()

  return {
    get: (name) => (contested.has(name) ? undefined : values.get(name)),
    names: () => [...values.keys()],
    set(change) {
      contested.delete(change.name)
      values.set(change.name, change.value)
      changes.set(change.name, change)
    },
    remove(name) {
      contested.delete(name)
      values.delete(name)
      if (sent.has(name)) changes.set(name, { name, value: '', maxAgeSeconds: 0 })
      else changes.delete(name)
    },
    changes: () => [...changes.values()],
    header() {
      // One name may stand for several paths, the longest first: which of them counts is for its reader to say.
      const sentStill = pairs.filter(({ name }) => values.has(name) && !changes.has(name))
      const set = [...values].flatMap(([name, value]) => (changes.has(name) ? [{ name, value }] : []))
      return [...sentStill, ...set].map(({ name, value }) => `${name}=${value}`).join('; ')
    },
  }
}

/**
 * Writes a `Set-Cookie` header (RFC 6265bis §4.1).
 *
 * Same-site lax and, on https, `Secure`; path `/` and hidden from scripts unless the change says otherwise.
 */
export function serializeCookie(change: CookieChange, options: { isHttps: boolean }): string {
  const { maxAge: _forSessions, ...defaults } = DEFAULT_COOKIE_OPTIONS
  return serializeCookieHeader(change.name, change.value, {
    ...defaults,
    ...(change.maxAgeSeconds !== undefined && { maxAge: change.maxAgeSeconds }),
    httpOnly: !change.isReadableByScripts,
    secure: options.isHttps,
    ...(change.path !== undefined && { path: change.path }),
    // Scripts read the values unescaped, and none of these cookies holds a character that needs escaping.
    encode: (value) => value,
  })
}
