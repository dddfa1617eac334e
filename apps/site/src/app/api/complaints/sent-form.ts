/**
 * Which form was sent last, and a digest of what it said.
 *
 * Each form that is shown has an id of its own. Who goes back after sending sees another form with the words of the
 * first, and may not know that those have arrived: by this cookie they are the same complaint. Only the handler gets it.
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type JsonCookie, jsonCookie } from '@house-edge/account/cookies'

const name = 'he-sent'

interface SentForm {
  form: string
  digest: string
}

const cookie: JsonCookie<SentForm> = jsonCookie(
  name,
  z.object({ form: z.uuid(), digest: z.string().max(64) }),
  // Who says the same an hour later means it.
  { maxAgeSeconds: 3_600, path: '/api/complaints', sameSite: 'Strict' },
)

/** What is filed as one complaint. */
export interface SentOnce {
  /** The id of the first form that said it. */
  form: string
  /** The cookie that keeps it, as it is written. */
  kept: (secure: boolean) => string
}

/** @param form The id of the form that was sent. @param said All that it said. */
export function sentOnce(cookies: string | null, form: string, said: readonly unknown[]): SentOnce {
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('base64url')
  const value = new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(cookies ?? '')?.[1]
  const last = cookie.read(value)
  const first = last?.digest === digest ? last.form : form
  return { form: first, kept: (secure) => cookie.write({ form: first, digest }, secure) }
}
