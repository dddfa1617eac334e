/**
 * The secret of an authenticator app that is being added, until the first correct code.
 *
 * It is in a cookie that scripts cannot read and that is sent only to the page that shows it, so that visitors
 * who mistype a code need not scan again. Handlers take the factor's id from their form.
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

export const writeEnrolment = cookie.write
export const forgetEnrolment = cookie.forget
/** Reads it; `undefined` unless this site wrote it. */
export const readEnrolment = cookie.read
