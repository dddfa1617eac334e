import { formHandler, isSecure } from '../../../../account/account.ts'
import { visitorBackend } from '../../../../backend.ts'
import { savedIn, removeSaved } from '@house-edge/readers/saved'
import { saveItems } from '@house-edge/readers/saving'
import { pathIn, routes } from '../../../../routes.ts'

/**
 * Moves what this browser has saved into the signed-in visitor's account. The page of saved pages redirects
 * here, because pages cannot set cookies. A forged request can only move the visitor's own pages.
 */
export const GET = formHandler(({ handle }, lang) => {
  const page = pathIn(lang, routes.accountSaved)
  return handle(page, async (context) => {
    const visitor = await context.visitor()
    if (visitor.state !== 'signed-in') return { to: pathIn(lang, routes.saved) }
    const header = context.requestHeaders().get('cookie')
    const ids = savedIn(header)
    if (ids.length === 0) return { to: page }
    const outcome = await saveItems(await visitorBackend(context), ids)
    if (outcome === 'saved')
      return { to: page, flash: { code: 'auth/saved' }, cookies: [removeSaved(header, ids, isSecure())] }
    return { to: page, flash: { code: outcome === 'full' ? 'auth/too-many-attempts' : 'auth/unavailable' } }
  })
})
