/**
 * The messages that this browser requested in the last minutes.
 *
 * The backend sends one message per account and minute, but must not say so to strangers: it would reveal that there
 * is an account. So the pause is shown from this cookie, for any address, with or without an account. The last address
 * is filled in for at most a quarter of an hour, because others may use the same browser. Signing out removes the
 * cookie.
 *
 * @module
 */
import { z } from 'zod'
import { jsonCookie } from './json-cookie.ts'

export const askedCookie = 'he-asked'
const keptSeconds = 15 * 60
/** The pause the auth service keeps between two messages to one address. */
const pauseSeconds = 60
const keptAddresses = 5

const AskedMessages = z.array(z.object({ email: z.string().max(254), atMs: z.int().positive() }))

type AskedMessages = z.infer<typeof AskedMessages>

const cookie = jsonCookie(askedCookie, AskedMessages, { maxAgeSeconds: keptSeconds })

/**
 * The cookie with the addresses that messages were requested for, earlier ones included.
 *
 * @param header The request's cookies.
 */
export function rememberMessages(
  header: string | null,
  emails: readonly (string | undefined)[],
  nowMs: number,
  secure: boolean,
): string[] {
  const asked = emails.flatMap((email) => (email ? [email] : []))
  if (asked.length === 0) return []
  const names = new Set(asked.map(normalise))
  const before = messagesIn(header).filter(
    ({ email, atMs }) => !names.has(normalise(email)) && nowMs - atMs < keptSeconds * 1000,
  )
  const messages: AskedMessages = [
    ...asked.map((email) => ({ email: email.slice(0, 254), atMs: nowMs })),
    ...before,
  ]
  return [cookie.write(messages.slice(0, keptAddresses), secure)]
}

export const forgetMessages: (secure: boolean) => string = cookie.forget

/** The address a page can fill in: the last to which this browser asked for a message. @param value Of the cookie. */
export function lastAddress(value: string | undefined): string | undefined {
  return cookie.read(value)?.[0]?.email
}

/** Seconds until another message to the same address can be requested. */
export function secondsToWait(header: string | null, email: string | undefined, nowMs: number): number {
  const asked = messagesIn(header).find((message) => normalise(message.email) === normalise(email ?? ''))
  const passed = asked ? (nowMs - asked.atMs) / 1000 : pauseSeconds
  return passed < 0 ? 0 : Math.max(0, Math.ceil(pauseSeconds - passed))
}

function normalise(email: string): string {
  return email.trim().toLowerCase()
}

function messagesIn(header: string | null): AskedMessages {
  const value = header?.split(/;\s*/).find((pair) => pair.startsWith(`${askedCookie}=`))
  return cookie.read(value?.slice(askedCookie.length + 1)) ?? []
}
