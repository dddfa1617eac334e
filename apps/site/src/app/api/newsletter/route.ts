import { z } from 'zod'
import { handleForm, isSecure } from '../../../account/account.ts'
import { forgetTyped, writeTyped } from '@house-edge/account/cookies'
import { visitorBackend } from '../../../backend.ts'
import { askFunction } from '@house-edge/readers/backend'
import { visitorHeaders } from '../../../functions/visitor-headers.ts'
import { consent, newsletterRefusals, topics } from '@house-edge/readers/newsletter'

const page = '/newsletter'

/** Adds an address to the newsletter. It gets no issue until its owner has confirmed. */
export const POST = handleForm(page, async (context, fields) => {
  const email = fields.get('email') ?? ''
  const wanted = Object.keys(topics).filter((topic) => fields.get(`topic-${topic}`) === 'yes')
  const entered = await askFunction(
    await visitorBackend(context),
    'newsletter-subscribe',
    { email, consent_text: consent, topics: wanted },
    z.object({ status: z.string() }),
    visitorHeaders(context.requestHeaders()),
  )
  if (entered.ok)
    return { to: page, flash: { code: 'auth/check-inbox' }, cookies: forgetTyped(page, isSecure()) }
  const refusal = newsletterRefusals[entered.refusal]
  const typed = { email, ...Object.fromEntries(wanted.map((topic) => [`topic-${topic}`, 'yes'])) }
  const wrong: Record<string, string> = refusal ? { [refusal.field]: entered.refusal } : {}
  return {
    to: page,
    flash: { code: refusal ? 'auth/form-invalid' : 'auth/unavailable' },
    cookies: writeTyped(page, { fields: typed, wrong }, isSecure()),
  }
})
