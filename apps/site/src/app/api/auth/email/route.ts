import { changeEmail } from '@house-edge/auth/server'
import { afterFailure, answerAccountForm } from '../../../../account/answer-form.ts'
import { findTooSoon, noteMessages } from '../../../../account/messages/send-message.ts'

/** Asks both mailboxes whether the address may change. The answer is the same whether the new one is taken or not. */
export const POST = answerAccountForm('/account/email', async (exchange, fields, claims) => {
  const email = fields.get('email')
  const outcome = findTooSoon(exchange, email) ?? (await changeEmail(exchange, { email }))
  if (!outcome.ok) return afterFailure(outcome, '/account/email', 'email', email)
  return {
    to: '/account/email',
    flash: { code: 'auth/check-both-inboxes' },
    cookies: noteMessages(exchange, email, claims.email),
  }
})
