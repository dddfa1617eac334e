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
import { jsonCookie } from '../messages/json-cookie.ts'

export const enrolmentCookie = 'he-enrolment'

const Enrolment = z.object({
  factorId: z.uuid(),
  secret: z.string().regex(/^[A-Z2-7]{16,128}$/),
  uri: z.string().startsWith('otpauth://totp/').max(512),
})

/** What an authenticator app has to be told. */
export type Enrolment = z.infer<typeof Enrolment>

const cookie = jsonCookie(enrolmentCookie, Enrolment, {
  maxAgeSeconds: 10 * 60,
  path: '/account/second-factor',
  sameSite: 'Strict',
})

/** The cookie that keeps it. */
export const writeEnrolment = cookie.write
/** The cookie that ends it. */
export const forgetEnrolment = cookie.forget
/** Reads it; anything else than what we wrote is nothing. */
export const readEnrolment = cookie.read
