import { listFactors, removeFactor } from '@house-edge/auth/server'
import { afterFailure, answerAccountForm } from '../../../../../account/answer-form.ts'

/** Removes an authenticator app. */
export const POST = answerAccountForm('/account/second-factor', async (context, fields) => {
  const outcome = await removeFactor(context, { factorId: fields.get('factor') })
  if (!outcome.ok) return afterFailure(outcome, '/account/second-factor', 'second-factor')
  const left = await listFactors(context)
  const isOn = left.ok && left.factors.some(({ type, isActive }) => type === 'totp' && isActive)
  return { to: '/account/second-factor', flash: { code: isOn ? 'auth/saved' : 'auth/factor-removed' } }
})
