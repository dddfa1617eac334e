import { formHandler, isSecure } from '../../../../account/account.ts'
import { visitorBackend } from '../../../../backend.ts'
import { DocumentId, removeSaved } from '@house-edge/readers/saved'
import { removeItem } from '@house-edge/readers/saving'
import { pathIn, routes } from '../../../../routes.ts'

/** Removes a saved page, from this browser and from the account of a signed-in visitor. */
export const POST = formHandler(({ handleForm }, lang) => {
  const inBrowser = pathIn(lang, routes.saved)
  return handleForm(inBrowser, async (context, fields) => {
    const visitor = await context.visitor()
    const isSignedIn = visitor.state === 'signed-in'
    const to = isSignedIn ? pathIn(lang, routes.accountSaved) : inBrowser
    const id = DocumentId.safeParse(fields.get('document'))
    if (!id.success) return { to, flash: { code: 'auth/form-invalid' } }
    const isGone = !isSignedIn || (await removeItem(await visitorBackend(context), id.data))
    return {
      to,
      flash: { code: isGone ? 'auth/saved' : 'auth/refused' },
      cookies: [removeSaved(context.requestHeaders().get('cookie'), [id.data], isSecure())],
    }
  })
})
