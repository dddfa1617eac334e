import { resendEmailChange } from '@house-edge/auth/server'
import { afterFailure, answerAccountForm } from '../../../../../account/answer-form.ts'
import { findTooSoon, noteMessages } from '../../../../../account/messages/send-message.ts'

/** Sends the messages of a change of address again, to both mailboxes. */
export const POST = answerAccountForm('/account/email', async (context, _fields, { email }) => {
  const outcome = findTooSoon(context, email) ?? (await resendEmailChange(context))
  if (!outcome.ok) return afterFailure(outcome, '/account/email', 'email')
  return {
    to: '/account/email',
    flash: { code: 'auth/check-both-inboxes' },
    cookies: noteMessages(context, email),
  }
})
