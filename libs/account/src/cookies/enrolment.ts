/**
 * The secret of an authenticator app that is being added, until the first correct code.
 *
 * It is in a cookie that scripts cannot read and that is sent only to the page that shows it, so that visitors
 * who mistype a code need not scan again. Handlers take the factor's id from their form.
 *
 * @module
 */
import { z } from 'zod'
import { jsonCookie, type JsonCookie } from './json-cookie.ts'

export const enrolmentCookie = 'he-enrolment'

/** The data an authenticator app needs. */
export interface Enrolment {
  factorId: string
  secret: string
  /** `otpauth://totp/…` */
  uri: string
}

const Enrolment: z.ZodType<Enrolment> = z.object({
  factorId: z.uuid(),
  secret: z.string().regex(/^[A-Z2-7]{16,128}$/),
  uri: z.string().startsWith('otpauth://totp/').max(512),
})

/** The cookie. @param path The one page it is sent to. */
export function enrolmentAt(path: string): JsonCookie<Enrolment> {
  return jsonCookie(enrolmentCookie, Enrolment, { maxAgeSeconds: 10 * 60, path, sameSite: 'Strict' })
}
