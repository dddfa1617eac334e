import { answerForm, isSecure } from '../../../../account/answer-form.ts'
import { visitorBackend } from '../../../../backend.ts'
import { DocumentId, letGo } from '../../../../saving/kept-cookie.ts'
import { removeItem } from '../../../../saving/saved-items.ts'

/** Removes a saved page, from this browser and from the account of a signed-in visitor. */
export const POST = answerForm('/saved', async (context, fields) => {
  const visitor = await context.visitor()
  const to = visitor.state === 'signed-in' ? '/account/saved' : '/saved'
  const id = DocumentId.safeParse(fields.get('document'))
  if (!id.success) return { to, flash: { code: 'auth/form-invalid' } }
  const isGone = visitor.state !== 'signed-in' || (await removeItem(await visitorBackend(context), id.data))
  return {
    to,
    flash: { code: isGone ? 'auth/saved' : 'auth/refused' },
    cookies: [letGo(context.requestHeaders().get('cookie'), [id.data], isSecure())],
  }
})
