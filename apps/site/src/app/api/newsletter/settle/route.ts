import { formHandler } from '../../../../account/account.ts'
import { visitorBackend } from '../../../../backend.ts'
import { NewsletterAction, NewsletterToken, settle } from '@house-edge/readers/newsletter'
import { pathIn, routes } from '../../../../routes.ts'

/** Confirms or ends a subscription, from the page that a link in the newsletter opens. */
export const POST = formHandler(({ handleForm }, lang) => {
  const page = pathIn(lang, routes.newsletter)
  return handleForm(page, async (context, fields) => {
    const token = NewsletterToken.safeParse(fields.get('token')).data
    const action = NewsletterAction.safeParse(fields.get('action')).data
    if (token === undefined || action === undefined) return { to: page, flash: { code: 'auth/link-invalid' } }
    const outcome = await settle(await visitorBackend(context), token, action)
    if (outcome === 'unknown') return { to: page, flash: { code: 'auth/link-invalid' } }
    if (outcome === 'unavailable')
      return { to: `${page}?token=${token}`, flash: { code: 'auth/unavailable' } }
    return { to: page, flash: { code: action === 'confirm' ? 'auth/saved' : 'auth/signed-out' } }
  })
})
