import { changeEmail } from '@house-edge/auth/server'
import { afterFailure, answerAccountForm } from '../../../../account/answer-form.ts'
import { findTooSoon, noteMessages } from '../../../../account/messages/send-message.ts'

/** Asks both mailboxes whether the address may change. The answer is the same whether the new one is taken or not. */
export const POST = answerAccountForm('/account/email', async (context, fields, claims) => {
  const email = fields.get('email')
  const outcome = findTooSoon(context, email) ?? (await changeEmail(context, { email }))
  if (!outcome.ok) return afterFailure(outcome, '/account/email', 'email', email)
  return {
    to: '/account/email',
    flash: { code: 'auth/check-both-inboxes' },
    cookies: noteMessages(context, email, claims.email),
  }
})
