import { answerAccountForm } from '../../../../../account/answer-form.ts'
import { removePicture } from '../../../../../account/picture/keep-picture.ts'
import { visitorBackend } from '../../../../../backend.ts'

/** Deletes the visitor's picture. */
export const POST = answerAccountForm('/account/profile', async (context, _fields, claims) => {
  const isGone = await removePicture(await visitorBackend(context), claims.sub)
  return { to: '/account/profile', flash: { code: isGone ? 'auth/saved' : 'auth/unavailable' } }
})
