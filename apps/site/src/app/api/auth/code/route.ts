import { signInWithCode } from '@house-edge/auth/server'
import { findPurpose, inboxPath } from '../../../../account/account-paths.ts'
import { afterSignIn } from '../../../../account/after-sign-in.ts'
import { answerForm, flashOf } from '../../../../account/answer-form.ts'

/** Signs in with the code of a message. */
export const POST = answerForm('/login/code', async (context, fields) => {
  const email = fields.get('email')
  const purpose = findPurpose(fields.get('for'))
  const outcome = await signInWithCode(context, { email, code: fields.get('code') })
  if (!outcome.ok) return { to: inboxPath(purpose), flash: flashOf(outcome, email) }
  return afterSignIn(context, outcome.next, purpose)
})
