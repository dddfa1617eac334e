import { afterFailure, answerAccountForm } from '../../../../../account/answer-form.ts'

/** Removes an authenticator app. */
export const POST = answerAccountForm('/account/second-factor', async (exchange, fields) => {
  const outcome = await exchange.secondFactor.remove({ factorId: fields.get('factor') })
  if (!outcome.ok) return afterFailure(outcome, '/account/second-factor', 'second-factor')
  return { to: '/account/second-factor', flash: { code: 'auth/factor-removed' } }
})
