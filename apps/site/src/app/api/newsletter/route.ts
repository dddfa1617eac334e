import { z } from 'zod'
import { formHandler, isSecure } from '../../../account/account.ts'
import { forgetTyped, writeTyped } from '@house-edge/account/cookies'
import { visitorBackend } from '../../../backend.ts'
import { askFunction, visitorHeaders } from '@house-edge/readers/backend'
import { findVisitorAddress } from '@house-edge/publishing/next'
import { backendConfig } from '../../../config.ts'
import { tagOf } from '../../../language.ts'
import { newsletterRefusals, newsletterWords, topics } from '@house-edge/readers/newsletter'
import { pathIn, routes } from '../../../routes.ts'

/** Adds an address to the newsletter. It gets no issue until its owner has confirmed. */
export const POST = formHandler(({ handleForm }, lang) => {
  const page = pathIn(lang, routes.newsletter)
  return handleForm(page, async (context, fields) => {
    const email = fields.get('email') ?? ''
    const wanted = topics.filter((topic) => fields.get(`topic-${topic}`) === 'yes')
    const entered = await askFunction(
      await visitorBackend(context),
      'newsletter-subscribe',
      { email, consent_text: newsletterWords(tagOf(lang)).consent, topics: wanted },
      z.object({ status: z.string() }),
      visitorHeaders(backendConfig().BACKEND_SECRET_KEY, findVisitorAddress(context.requestHeaders())),
    )
    if (entered.ok)
      return { to: page, flash: { code: 'auth/check-inbox' }, cookies: forgetTyped(page, isSecure()) }
    const refusal = newsletterRefusals()[entered.refusal]
    const typed = { email, ...Object.fromEntries(wanted.map((topic) => [`topic-${topic}`, 'yes'])) }
    const wrong: Record<string, string> = refusal ? { [refusal.field]: entered.refusal } : {}
    return {
      to: page,
      flash: { code: refusal ? 'auth/form-invalid' : 'auth/unavailable' },
      cookies: writeTyped(page, { fields: typed, wrong }, isSecure()),
    }
  })
})
