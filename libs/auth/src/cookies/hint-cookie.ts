import { createHash, randomBytes } from 'node:crypto'
import type { AuthEventName } from '../session/events.ts'
import { type HintEntry, readHint, writeHint } from '../session/hint.ts'
import type { CookieJar } from './cookie-jar.ts'
import { sessionMaxAgeSeconds } from './session-cookie.ts'

/** How long the hint about an ended session is kept for tabs in the background. */
const farewellSeconds = 60 * 60

/** What happened to the session, for the scripts of all tabs. */
interface HintUpdate {
  event: AuthEventName
  /** When the access token ends, in seconds since 1970; 0 when there is no session any more. */
  expiresAt: number
  /** What makes the same event known as the same, when two responses tell of it. */
  identity?: string
}

/**
 * Tells scripts that there is a session and what happened to it, without any of its content. Tabs read it
 * from their cookies, without a request.
 */
export function updateHint(jar: CookieJar, key: string, update: HintUpdate): void {
  const before = readHint(jar.get(key))
  const entry: HintEntry = { id: idOf(update.identity), event: update.event }
  const isOver = before?.expiresAt === 0 && update.expiresAt === 0
  if (isOver || before?.entries.some(({ id }) => id === entry.id)) return
  const isFarewell = update.expiresAt === 0
  // Earlier events would reveal something about the person who signed out.
  const past = isFarewell ? [] : (before?.entries ?? [])
  jar.set({
    name: key,
    value: writeHint({ expiresAt: update.expiresAt, entries: [...past, entry] }),
    maxAgeSeconds: isFarewell ? farewellSeconds : sessionMaxAgeSeconds,
    isReadableByScripts: true,
  })
}

function idOf(identity: string | undefined): string {
  const bytes = identity === undefined ? randomBytes(6) : createHash('sha256').update(identity).digest()
  return bytes.toString('base64url').slice(0, 8)
}
