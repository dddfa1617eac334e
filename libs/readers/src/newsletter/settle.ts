import { z } from 'zod'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { askFunction } from '../functions/ask-function.ts'

/** The actions of a newsletter link. */
export const NewsletterAction = z.enum(['confirm', 'unsubscribe', 'exclude'])

/** The token in a link of the newsletter. */
export const NewsletterToken = z.uuid()

/** Confirms or ends a subscription. @returns The result, or why it failed. */
export async function settle(
  backend: ReadersBackend,
  token: string,
  action: z.infer<typeof NewsletterAction>,
): Promise<'settled' | 'unknown' | 'unavailable'> {
  const asked = await askFunction(
    backend,
    'newsletter-confirm',
    { token, action },
    z.object({ status: z.string() }),
  )
  if (asked.ok) return 'settled'
  return asked.refusal === 'unavailable' ? 'unavailable' : 'unknown'
}
