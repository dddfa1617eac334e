import type { AuthEventName } from './events.ts'

/** One thing that happened. */
export interface HintEntry {
  id: string
  event: AuthEventName
}

/** What scripts may know about the session. */
export interface Hint {
  /** When the access token ends, in seconds since 1970; 0 when there is no session. */
  expiresAt: number
  /** The latest things that happened, oldest first. */
  entries: HintEntry[]
}

const entryLimit = 8
const events: readonly string[] = [
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] satisfies AuthEventName[]

/** Writes a hint as a cookie value: `<expiry>.<id>:<event>~<id>:<event>`. */
export function writeHint(hint: Hint): string {
  const entries = hint.entries.slice(-entryLimit).map(({ id, event }) => `${id}:${event}`)
  return `${Math.floor(hint.expiresAt)}.${entries.join('~')}`
}

/** Reads a hint; `undefined` when it is none. */
export function readHint(value: string | undefined): Hint | undefined {
  const parts = /^(\d{1,12})\.([\w:~-]*)$/.exec(value ?? '')
  if (!parts) return undefined
  const [, expiresAt = '', list = ''] = parts
  const entries = list.split('~').flatMap((text) => {
    const [id = '', event = ''] = text.split(':')
    return events.includes(event) ? [{ id, event: event as AuthEventName }] : []
  })
  return { expiresAt: Number(expiresAt), entries }
}
