import { changePassword } from '@house-edge/auth/server'
import { afterFailure, answerAccountForm } from '../../../../account/answer-form.ts'

/** Sets a new password, and ends all other sessions. */
export const POST = answerAccountForm('/account/password', async (context, fields) => {
  const outcome = await changePassword(context, { password: fields.get('password') })
  if (!outcome.ok) return afterFailure(outcome, '/account/password', 'password')
  return { to: '/account', flash: { code: 'auth/password-changed' } }
})
