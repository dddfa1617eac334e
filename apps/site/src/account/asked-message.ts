/**
 * The message this browser asked for last.
 *
 * Whoever follows a link that is no longer good need not type the address once
 * more, and whoever asks again too soon is told to wait. Both are said from what
 * this browser sent itself, whether or not the address has an account. The
 * cookie goes when the visitor signs out.
 *
 * @module
 */
import { cookies } from 'next/headers'
import { z } from 'zod'

const askedCookie = 'he-asked'
/** A day: the address is wanted most when the link has expired, which it does after an hour. */
const maxAgeSeconds = 24 * 60 * 60
/** The pause the auth service keeps between two messages to one address. */
const pauseSeconds = 60

const AskedMessage = z.object({
  email: z.string().max(254),
  atMs: z.int().positive(),
})

type AskedMessage = z.infer<typeof AskedMessage>

/** The cookie that keeps an address a message was asked for. */
export function rememberMessage(email: string | undefined, nowMs: number, secure: boolean): string[] {
  if (!email) return []
  const asked: AskedMessage = { email: email.slice(0, 254), atMs: nowMs }
  return [cookie(Buffer.from(JSON.stringify(asked)).toString('base64url'), maxAgeSeconds, secure)]
}

/** The cookie that ends it. */
export function forgetMessage(secure: boolean): string {
  return cookie('', 0, secure)
}

/** The address this page can fill in, if this browser has asked for a message. */
export async function askedAddress(): Promise<string | undefined> {
  return readAskedMessage((await cookies()).get(askedCookie)?.value)?.email
}

/** Seconds until it makes sense to ask for another message to the same address. */
export function secondsToWait(header: string | null, email: string | undefined, nowMs: number): number {
  const value = header?.split(/;\s*/).find((pair) => pair.startsWith(`${askedCookie}=`))
  const asked = readAskedMessage(value?.slice(askedCookie.length + 1))
  if (!asked || !email || asked.email.trim().toLowerCase() !== email.trim().toLowerCase()) return 0
  const passed = (nowMs - asked.atMs) / 1000
  return passed < 0 ? 0 : Math.max(0, Math.ceil(pauseSeconds - passed))
}

/** Reads the cookie; anything else than what we wrote is nothing. */
function readAskedMessage(value: string | undefined): AskedMessage | undefined {
  if (!value) return undefined
  try {
    return AskedMessage.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  return `${askedCookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
}
