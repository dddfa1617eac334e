import { handleForm, isSecure } from '../../../account/account.ts'
import { visitorBackend } from '../../../backend.ts'
import { siteLog } from '../../../logging/log.ts'
import { addSaved } from '@house-edge/readers/saved'
import { findSavable } from '../../../saving/savable.ts'
import { savedFragment, saveItems } from '@house-edge/readers/saving'

/** Saves a page, in the account of a signed-in visitor or else in the browser. */
export const POST = handleForm('/saved', async (context, fields) => {
  const page = await findSavable(fields.get('document')).catch((error: unknown) => {
    siteLog().warn('saved', { error })
    return 'unknown' as const
  })
  if (page === 'unknown') return { to: '/saved', flash: { code: 'auth/unavailable' } }
  if (!page) return { to: '/saved', flash: { code: 'auth/form-invalid' } }
  // From the page itself, a reader stays where they read; lists lead to what is saved.
  const stays = fields.get('stay') === 'yes' ? { to: `${page.href}#${savedFragment}` } : undefined
  const visitor = await context.visitor()
  if (visitor.state === 'signed-in') {
    const outcome = await saveItems(await visitorBackend(context), [page.id])
    if (outcome === 'saved') return stays ?? { to: '/account/saved', flash: { code: 'auth/saved' } }
  }
  const cookies = [addSaved(context.requestHeaders().get('cookie'), page.id, isSecure())]
  return visitor.state !== 'signed-in' && stays
    ? { ...stays, cookies }
    : { to: '/saved', flash: { code: 'auth/saved' }, cookies }
})
