import { cancelEmailChange } from '@house-edge/auth/server'
import { afterFailure, answerAccountForm } from '../../../../../account/answer-form.ts'

/** Cancels a change of address. */
export const POST = answerAccountForm('/account/email', async (context) => {
  const outcome = await cancelEmailChange(context)
  if (!outcome.ok) return afterFailure(outcome, '/account/email', 'email')
  return { to: '/account/email', flash: { code: 'auth/email-change-cancelled' } }
})
