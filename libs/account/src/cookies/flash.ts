/**
 * The result of a posted form, shown by the next page.
 *
 * The form's handler answers with a redirect, so that reloading does not post again. The message is carried
 * in a cookie that scripts cannot read, lives for a minute, and is removed by the page that shows it.
 *
 * @module
 */
import type { MessageCode, WeakPasswordReason } from '@house-edge/auth'
import { z } from 'zod'
import { jsonCookie } from './json-cookie.ts'

/** The name of the cookie. */
export const flashCookie = 'he-flash'

/** The result of a posted form. */
export interface Flash {
  code: MessageCode
  /** Why a password is weak. */
  reasons?: WeakPasswordReason[] | undefined
  retryAfterSeconds?: number | undefined
  /** How many recovery codes are left. */
  codesLeft?: number | undefined
  /** What the visitor had typed, so that it need not be typed again. Never a password. */
  email?: string | undefined
  name?: string | undefined
  /** Which form it is about, where the page has two with a field of that name. */
  form?: 'link' | undefined
  /** New recovery codes, to be shown this once. */
  codes?: string[] | undefined
}

const Flash: z.ZodType<Flash> = z.object({
  // A code that is unknown here is shown as a general failure.
  code: z.custom<MessageCode>((value) => typeof value === 'string' && /^auth\/[a-z-]+$/.test(value)),
  reasons: z.array(z.enum(['length', 'characters', 'pwned', 'common', 'context'])).optional(),
  retryAfterSeconds: z.int().positive().optional(),
  codesLeft: z.int().nonnegative().optional(),
  email: z.string().max(254).optional(),
  name: z.string().max(100).optional(),
  form: z.enum(['link']).optional(),
  codes: z.array(z.string().max(40)).max(20).optional(),
})

const cookie = jsonCookie(flashCookie, Flash, { maxAgeSeconds: 60 })

/** The `Set-Cookie` header of a message. */
export function writeFlashCookie(flash: Flash, secure: boolean): string {
  return cookie.write(flash, secure)
}

/** Puts a message on a response. */
export function writeFlash(response: Response, flash: Flash, secure: boolean): Response {
  response.headers.append('set-cookie', writeFlashCookie(flash, secure))
  return response
}

/** Ends a message that was shown: for a proxy, on the response of the page that showed it. */
export function clearFlash(response: Response, secure: boolean): Response {
  response.headers.append('set-cookie', cookie.forget(secure))
  return response
}

/** Reads it; `undefined` unless it has the shape. Visitors can write one themselves, so nothing in it is to be trusted. */
export function readFlash(value: string | undefined): Flash | undefined {
  return cookie.read(value)
}
