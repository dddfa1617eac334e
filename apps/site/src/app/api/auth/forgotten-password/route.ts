import { inboxPath } from '../../../../account/account-paths.ts'
import { answerForm, flashOf } from '../../../../account/answer-form.ts'

/** Sends a link to choose a new password with. The answer is the same whether the address has an account or not. */
export const POST = answerForm('/forgotten-password', async (exchange, fields) => {
  const email = fields.get('email')
  const outcome = await exchange.requestNewPassword({ email })
  if (!outcome.ok) return { to: '/forgotten-password', flash: flashOf(outcome, email) }
  return { to: inboxPath('password'), flash: { code: 'auth/check-inbox', ...(email && { email }) } }
})
