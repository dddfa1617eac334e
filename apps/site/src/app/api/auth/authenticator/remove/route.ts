import { afterFailure, answerAccountForm } from '../../../../../account/answer-form.ts'

/** Removes an authenticator app. */
export const POST = answerAccountForm('/account/second-factor', async (exchange, fields) => {
  const outcome = await exchange.secondFactor.remove({ factorId: fields.get('factor') })
  if (!outcome.ok) return afterFailure(outcome, '/account/second-factor', 'second-factor')
  const left = await exchange.secondFactor.list()
  const isOn = left.ok && left.factors.some(({ type, isActive }) => type === 'totp' && isActive)
  return { to: '/account/second-factor', flash: { code: isOn ? 'auth/saved' : 'auth/factor-removed' } }
})
