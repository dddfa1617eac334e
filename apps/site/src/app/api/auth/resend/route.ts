import { inboxPath } from '../../../../account/account-paths.ts'
import { answerForm, flashOf } from '../../../../account/answer-form.ts'

/** Sends the message that confirms an address once more. */
export const POST = answerForm('/login/code', async (exchange, fields) => {
  const email = fields.get('email')
  const outcome = await exchange.resendConfirmation({ email })
  if (!outcome.ok) return { to: inboxPath(), flash: flashOf(outcome, email) }
  return { to: inboxPath(), flash: { code: 'auth/check-inbox', ...(email && { email }) } }
})
