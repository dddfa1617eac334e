import { formHandler, isSecure } from '../../../account/account.ts'
import { visitorBackend } from '../../../backend.ts'
import { siteLog } from '../../../logging/log.ts'
import { pageBefore } from '@house-edge/paths'
import { addSaved } from '@house-edge/readers/saved'
import { pathIn, routes } from '../../../routes.ts'
import { findSavable } from '../../../saving/savable.ts'
import { savedFragment, saveItems } from '@house-edge/readers/saving'

/** Saves a page, in the account of a signed-in visitor or else in the browser. */
export const POST = formHandler(({ handleForm }, lang) => {
  const inBrowser = pathIn(lang, routes.saved)
  return handleForm(inBrowser, async (context, fields) => {
    const asked = fields.get('document')
    const page = await findSavable(asked, lang).catch((error: unknown) => {
      siteLog().warn('saved', { error })
      return 'unknown' as const
    })
    if (page === 'unknown') return { to: inBrowser, flash: { code: 'auth/unavailable' } }
    if (!page) return { to: inBrowser, flash: { code: 'auth/form-invalid' } }
    // A reader stays where they read: at the top of the page itself, or beside its name in a list, by the name it has there.
    const list = pageBefore(context.requestHeaders())
    const stays =
      fields.get('stay') === 'yes'
        ? { to: `${page.href}#${savedFragment}` }
        : list === undefined
          ? undefined
          : { to: `${list}#saved-${asked}` }
    const visitor = await context.visitor()
    if (visitor.state === 'signed-in') {
      const outcome = await saveItems(await visitorBackend(context), [page.id])
      if (outcome === 'saved')
        return stays ?? { to: pathIn(lang, routes.accountSaved), flash: { code: 'auth/saved' } }
    }
    const cookies = [addSaved(context.requestHeaders().get('cookie'), page.id, isSecure())]
    return visitor.state !== 'signed-in' && stays
      ? { ...stays, cookies }
      : { to: inBrowser, flash: { code: 'auth/saved' }, cookies }
  })
})
