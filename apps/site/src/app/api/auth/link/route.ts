import { inboxPath } from '../../../../account/account-paths.ts'
import { answerForm, flashOf } from '../../../../account/answer-form.ts'

/** Sends a link and a code to sign in with. The answer is the same whether the address has an account or not. */
export const POST = answerForm('/login', async (exchange, fields) => {
  const email = fields.get('email')
  const outcome = await exchange.sendSignInLink({ email })
  if (!outcome.ok) return { to: '/login', flash: flashOf(outcome, email) }
  return { to: inboxPath(), flash: { code: 'auth/check-inbox', ...(email && { email }) } }
})
