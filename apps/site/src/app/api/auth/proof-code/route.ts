import { findPurpose, provePath } from '../../../../account/account-paths.ts'
import { answerAccountForm, flashOf } from '../../../../account/answer-form.ts'

/** Sends a code by which visitors without a password can prove who they are. */
export const POST = answerAccountForm('/account', async (exchange, fields) => {
  const purpose = findPurpose(fields.get('for')) ?? 'password'
  const outcome = await exchange.account.sendProofCode()
  if (!outcome.ok) return { to: provePath(purpose), flash: flashOf(outcome) }
  return { to: `${provePath(purpose)}&by=code`, flash: { code: 'auth/check-inbox' } }
})
