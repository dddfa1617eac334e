import { signInWithPassword } from '@house-edge/auth/server'
import { afterSignIn } from '../../../../account/after-sign-in.ts'
import { answerForm, flashOf } from '../../../../account/answer-form.ts'

/** Signs in by password and goes where the visitor wanted to go. */
export const POST = answerForm('/login', async (context, fields) => {
  const email = fields.get('email')
  const outcome = await signInWithPassword(context, { email, password: fields.get('password') })
  if (!outcome.ok) return { to: '/login', flash: flashOf(outcome, email) }
  return afterSignIn(context, outcome.next)
})
