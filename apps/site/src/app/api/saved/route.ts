import { answerForm, isSecure } from '../../../account/answer-form.ts'
import { visitorBackend } from '../../../backend.ts'
import { siteLog } from '../../../process/log.ts'
import { keep } from '../../../saving/kept-cookie.ts'
import { findSavable } from '../../../saving/savable.ts'
import { saveItems } from '../../../saving/saved-items.ts'

/** Saves a page, in the account of a signed-in visitor or else in the browser. */
export const POST = answerForm('/saved', async (context, fields) => {
  const page = await findSavable(fields.get('document')).catch((error: unknown) => {
    siteLog().warn('saved', { error })
    return 'unknown' as const
  })
  if (page === 'unknown') return { to: '/saved', flash: { code: 'auth/unavailable' } }
  if (!page) return { to: '/saved', flash: { code: 'auth/form-invalid' } }
  const visitor = await context.visitor()
  if (visitor.state === 'signed-in') {
    const outcome = await saveItems(await visitorBackend(context), [page.id])
    if (outcome === 'saved') return { to: '/account/saved', flash: { code: 'auth/saved' } }
  }
  return {
    to: '/saved',
    flash: { code: 'auth/saved' },
    cookies: [keep(context.requestHeaders().get('cookie'), page.id, isSecure())],
  }
})
