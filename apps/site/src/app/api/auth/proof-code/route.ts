import { sendProofCode } from '@house-edge/auth/server'
import { findPurpose, provePath } from '../../../../account/account-paths.ts'
import { answerAccountForm, flashOf } from '../../../../account/answer-form.ts'
import { findTooSoon, noteMessages } from '../../../../account/messages/send-message.ts'

/** Sends a code by which visitors without a password can prove who they are. */
export const POST = answerAccountForm('/account', async (context, fields, { email }) => {
  const purpose = findPurpose(fields.get('for')) ?? 'password'
  const byCode = `${provePath(purpose)}&by=code`
  const outcome = findTooSoon(context, email) ?? (await sendProofCode(context))
  if (outcome.ok)
    return { to: byCode, flash: { code: 'auth/check-inbox' }, cookies: noteMessages(context, email) }
  // A code sent a moment ago can still be used.
  return {
    to: outcome.code === 'auth/sent-recently' ? byCode : provePath(purpose),
    flash: flashOf(outcome),
  }
})
