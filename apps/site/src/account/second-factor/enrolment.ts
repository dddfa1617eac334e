/**
 * An authenticator app that is being added:
 *
 * its secret, until the first correct code. Kept in a cookie that scripts cannot read and that is sent only
 * to the page that shows it, so that a mistyped code does not require a new scan. Handlers take the factor
 * from their form.
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

/** The data an authenticator app needs. */
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
/** Reads it; `undefined` unless this site wrote it. */
export const readEnrolment = cookie.read
