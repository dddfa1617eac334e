import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createChunks, DEFAULT_COOKIE_OPTIONS } from '@supabase/ssr'
import * as z from 'zod'
import { createRecentMap } from '@house-edge/paths'
import { SessionTooLargeError } from '../errors/session-errors.ts'
import type { Session } from '../session/session.ts'
import { chunkNames, joinChunks } from './chunk.ts'
import type { CookieJar } from './cookie-jar.ts'
import { decodeJson, encodeJson } from './cookie-value.ts'

/** The vendor's 400 days, the longest a browser keeps a cookie (RFC 6265bis §5.5). */
export const sessionMaxAgeSeconds: number = DEFAULT_COOKIE_OPTIONS.maxAge ?? 0

/** Characters of all session cookies together; half of what Node accepts as the whole header. */
const sessionSizeLimit = 8192
/**
 * A cookie written by the vendor's library holds the whole user and is longer; the next refresh shortens
 * it.
 */
const readableSizeLimit = 2 * sessionSizeLimit

const prefix = 'base64-'

/** As many are remembered, of the last two generations. */
const mostRemembered = 1_000

/** What the session cookies hold. */
type StoredSession =
  | { kind: 'none' }
  /** Cookies exist, and no session can be read from them. */
  | { kind: 'unreadable' }
  | {
      kind: 'session'
      session: Session
      /** This site's own server wrote the cookie, so it is worth a call to the auth service. */
      isVouched: boolean
    }

const CookieBody = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_at: z.number().positive(),
  expires_in: z.number().positive().optional(),
  bind: z.string().optional(),
  seal: z.string().optional(),
})

/**
 * A visit reads its session in the proxy and again in the page. Only what this site has sealed is remembered, so nobody fills
 * the memory with cookies of their own making.
 */
const vouched = createRecentMap<StoredSession>(mostRemembered)

/**
 * Reads the session of a request.
 *
 * The format is the vendor's (`base64-` and base64url JSON, in chunks), plus
 * two fields. `bind` ties the two tokens together, so that chunks of different sessions cannot be combined.
 * `seal`, made with the site's secret, tells this site's own cookies from forged ones without a call to the
 * auth service. One made with the secret of before counts as well, while it is changed.
 */
export function readSessionCookie(
  jar: CookieJar,
  key: string,
  secret: string | undefined,
  previousSecret?: string,
): StoredSession {
  if (chunkNames(key, jar).length === 0) return { kind: 'none' }
  for (const candidate of joinChunks(key, jar)) {
    if (candidate.length > readableSizeLimit || !candidate.startsWith(prefix)) continue
    const known = [secret, previousSecret, candidate].join('\n')
    const read = vouched.get(known)
    if (read) return read
    const { data } = CookieBody.safeParse(decodeJson(candidate.slice(prefix.length)))
    if (!data) continue
    const session = {
      accessToken: data.access_token,
      refreshToken: data.refresh_token,
      expiresAt: data.expires_at,
      lifetimeSeconds: data.expires_in ?? 3600,
    }
    const content = contentOf(session)
    if (data.bind !== undefined && data.bind !== digest(content)) continue
    const isVouched = [secret, previousSecret].some(
      (each) => each !== undefined && data.seal !== undefined && isSame(sign(content, each), data.seal),
    )
    const stored: StoredSession = { kind: 'session', session, isVouched }
    if (isVouched) vouched.set(known, stored)
    return stored
  }
  return { kind: 'unreadable' }
}

/**
 * Stores a session and removes every chunk left over from a longer one.
 *
 * @throws {SessionTooLargeError} The cookies are larger than servers on the way accept.
 */
export function writeSessionCookie(
  jar: CookieJar,
  key: string,
  session: Session,
  secret: string | undefined,
): void {
  const content = contentOf(session)
  const body = encodeJson({
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    expires_at: session.expiresAt,
    expires_in: session.lifetimeSeconds,
    token_type: 'bearer',
    bind: digest(content),
    seal: secret === undefined ? undefined : sign(content, secret),
  })
  const value = prefix + body
  if (value.length > sessionSizeLimit) {
    throw new SessionTooLargeError({ size: value.length, limit: sessionSizeLimit })
  }

  const chunks = createChunks(key, value)
  const kept = new Set(chunks.map((chunk) => chunk.name))
  for (const name of chunkNames(key, jar)) if (!kept.has(name)) jar.remove(name)
  for (const chunk of chunks) jar.set({ ...chunk, maxAgeSeconds: sessionMaxAgeSeconds })
}

/** Removes the session and everything that looks like a chunk of it. */
export function removeSessionCookie(jar: CookieJar, key: string): void {
  for (const name of chunkNames(key, jar)) jar.remove(name)
}

function contentOf(session: Session): string {
  const { accessToken, refreshToken, expiresAt, lifetimeSeconds } = session
  return [accessToken, refreshToken, expiresAt, lifetimeSeconds].join('\n')
}

function digest(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

function sign(content: string, secret: string): string {
  return createHmac('sha256', `house-edge session cookie\n${secret}`).update(content).digest('base64url')
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
