import { answerForm, isSecure } from '../../../account/answer-form.ts'
import { visitorBackend } from '../../../backend.ts'
import { siteLog } from '../../../process/log.ts'
import { keep } from '../../../saving/kept-cookie.ts'
import { findSavable } from '../../../saving/savable.ts'
import { saveItems } from '../../../saving/saved-items.ts'

/** Saves a page, in the account of a signed-in visitor or else in the browser. */
export const POST = answerForm('/saved', async (exchange, fields) => {
  const page = await findSavable(fields.get('document')).catch((error: unknown) => {
    siteLog().warn('saved', { error })
    return 'unknowable' as const
  })
  if (page === 'unknowable') return { to: '/saved', flash: { code: 'auth/unavailable' } }
  if (!page) return { to: '/saved', flash: { code: 'auth/form-invalid' } }
  const visitor = await exchange.visitor()
  if (visitor.state === 'signed-in') {
    const outcome = await saveItems(await visitorBackend(exchange), [page.id])
    if (outcome === 'saved') return { to: '/account/saved', flash: { code: 'auth/saved' } }
  }
  return {
    to: '/saved',
    flash: { code: 'auth/saved' },
    cookies: [keep(exchange.requestHeaders().get('cookie'), page.id, isSecure())],
  }
})
