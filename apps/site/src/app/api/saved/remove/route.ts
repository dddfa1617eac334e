import { handleForm, isSecure } from '../../../../account/account.ts'
import { visitorBackend } from '../../../../backend.ts'
import { DocumentId, removeSaved } from '@house-edge/readers/saved'
import { removeItem } from '@house-edge/readers/saving'

/** Removes a saved page, from this browser and from the account of a signed-in visitor. */
export const POST = handleForm('/saved', async (context, fields) => {
  const visitor = await context.visitor()
  const to = visitor.state === 'signed-in' ? '/account/saved' : '/saved'
  const id = DocumentId.safeParse(fields.get('document'))
  if (!id.success) return { to, flash: { code: 'auth/form-invalid' } }
  const isGone = visitor.state !== 'signed-in' || (await removeItem(await visitorBackend(context), id.data))
  return {
    to,
    flash: { code: isGone ? 'auth/saved' : 'auth/refused' },
    cookies: [removeSaved(context.requestHeaders().get('cookie'), [id.data], isSecure())],
  }
})
