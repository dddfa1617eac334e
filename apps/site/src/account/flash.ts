/**
 * What came of a posted form, told by the next page.
 *
 * The form's handler answers with a redirect, so that reloading posts nothing
 * again. What it has to say travels in a cookie that scripts cannot read, lives
 * a minute, and is taken away by the page that shows it.
 *
 * @module
 */
import type { MessageCode } from '@house-edge/auth'
import { z } from 'zod'

export const flashCookie = 'he-flash'
const maxAgeSeconds = 60

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

/** What came of a posted form. */
export type Flash = Omit<z.infer<typeof Flash>, 'code'> & { code: MessageCode }

/** Puts it on the answer. */
export function writeFlash(response: Response, flash: Flash, secure: boolean): Response {
  const value = Buffer.from(JSON.stringify(flash)).toString('base64url')
  response.headers.append('set-cookie', cookie(value, maxAgeSeconds, secure))
  return response
}

/** Takes it away again. */
export function clearFlash(response: Response, secure: boolean): Response {
  response.headers.append('set-cookie', cookie('', 0, secure))
  return response
}

/** Reads it; anything else than what we wrote is nothing. */
export function readFlash(value: string | undefined): Flash | undefined {
  if (!value) return undefined
  try {
    const parsed = Flash.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()))
    return parsed.success ? (parsed.data as Flash) : undefined
  } catch {
    return undefined
  }
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  return `${flashCookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
}
