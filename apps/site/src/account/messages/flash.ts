/**
 * The result of a posted form, shown by the next page.
 *
 * The form's handler answers with a redirect, so that reloading does not post again. The message is carried
 * in a cookie that scripts cannot read, lives for a minute, and is removed by the page that shows it.
 *
 * @module
 */
import type { MessageCode } from '@house-edge/auth'
import { z } from 'zod'
import { jsonCookie } from './json-cookie.ts'

export const flashCookie = 'he-flash'

const Flash = z.object({
  code: z.string().regex(/^auth\/[a-z-]+$/),
  /** Why a password is weak. */
  reasons: z.array(z.enum(['length', 'characters', 'pwned', 'common', 'context'])).optional(),
  retryAfterSeconds: z.int().positive().optional(),
  /** How many recovery codes are left. */
  codesLeft: z.int().nonnegative().optional(),
  /** What the visitor had typed, so that it need not be typed again. Never a password. */
  email: z.string().max(254).optional(),
  name: z.string().max(100).optional(),
  /** Which form it is about, where the page has two with a field of that name. */
  form: z.enum(['link']).optional(),
  /** New recovery codes, to be shown this once. */
  codes: z.array(z.string().max(40)).max(20).optional(),
})

/** The result of a posted form. */
export type Flash = Omit<z.infer<typeof Flash>, 'code'> & { code: MessageCode }

const cookie = jsonCookie(flashCookie, Flash, { maxAgeSeconds: 60 })

export function writeFlash(response: Response, flash: Flash, secure: boolean): Response {
  response.headers.append('set-cookie', cookie.write(flash, secure))
  return response
}

export function clearFlash(response: Response, secure: boolean): Response {
  response.headers.append('set-cookie', cookie.forget(secure))
  return response
}

/** Reads it; `undefined` unless this site wrote it. */
export function readFlash(value: string | undefined): Flash | undefined {
  return cookie.read(value) as Flash | undefined
}
