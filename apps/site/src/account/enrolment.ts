/**
 * An authenticator app being added: what it has to be told, until its first
 * code was right.
 *
 * Kept in a cookie that scripts cannot read and only the page that shows it
 * gets, so that a mistyped code does not mean to scan anew. Handlers take the
 * factor from their form.
 *
 * @module
 */
import { z } from 'zod'

export const enrolmentCookie = 'he-enrolment'
const maxAgeSeconds = 10 * 60

const Enrolment = z.object({
  factorId: z.uuid(),
  secret: z.string().regex(/^[A-Z2-7]{16,128}$/),
  uri: z.string().startsWith('otpauth://totp/').max(512),
})

/** What an authenticator app has to be told. */
export type Enrolment = z.infer<typeof Enrolment>

/** The cookie that keeps it. */
export function writeEnrolment(enrolment: Enrolment, secure: boolean): string {
  return cookie(Buffer.from(JSON.stringify(enrolment)).toString('base64url'), maxAgeSeconds, secure)
}

/** The cookie that ends it. */
export function forgetEnrolment(secure: boolean): string {
  return cookie('', 0, secure)
}

/** Reads it; anything else than what we wrote is nothing. */
export function readEnrolment(value: string | undefined): Enrolment | undefined {
  if (!value) return undefined
  try {
    return Enrolment.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  return `${enrolmentCookie}=${value}; Path=/account/second-factor; HttpOnly; SameSite=Strict; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
}
