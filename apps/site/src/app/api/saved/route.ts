import { findOwnPath } from '@house-edge/paths'
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
  // A reader stays where they read: at the top of the page itself, or beside its name in a list.
  const list = pageOf(context.requestHeaders().get('referer'))
  const stays =
    fields.get('stay') === 'yes'
      ? { to: `${page.href}#${savedFragment}` }
      : list === undefined
        ? undefined
        : { to: `${list}#saved-${page.id}` }
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

/** The path that a form was sent from. Browsers say one of this site alone; what is no path of it leads nowhere else. */
function pageOf(referer: string | null): string | undefined {
  const url = URL.parse(referer ?? '')
  return url ? findOwnPath(`${url.pathname}${url.search}`) : undefined
}
