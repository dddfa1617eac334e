import { createRecoveryCodes } from '@house-edge/auth/server'
import { afterFailure, answerAccountForm } from '../../../../account/answer-form.ts'

/** Makes new recovery codes. Earlier ones no longer work. */
export const POST = answerAccountForm('/account/second-factor', async (context) => {
  const made = await createRecoveryCodes(context)
  if (!made.ok) return afterFailure(made, '/account/second-factor', 'second-factor')
  return { to: '/account/second-factor', flash: { code: 'auth/recovery-codes-made', codes: made.codes } }
})
