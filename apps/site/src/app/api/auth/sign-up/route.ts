import { signUp } from '@house-edge/auth/server'
import { answerForm, flashOf } from '../../../../account/answer-form.ts'
import { readDisplayName } from '../../../../account/display-name.ts'
import { findTooSoon, messageSent } from '../../../../account/messages/send-message.ts'

/** Creates an account. The answer is the same whether the address had one or not. */
export const POST = answerForm('/sign-up', async (context, fields) => {
  const email = fields.get('email')
  const read = readDisplayName(fields.get('display-name'))
  if (!read.ok) return { to: '/sign-up', flash: { ...read.flash, ...(email && { email }) } }
  const { name } = read
  const outcome =
    findTooSoon(context, email) ??
    (await signUp(context, {
      email,
      password: fields.get('password'),
      profile: name ? { display_name: name } : {},
    }))
  if (!outcome.ok) return { to: '/sign-up', flash: { ...flashOf(outcome, email), ...(name && { name }) } }
  if (outcome.next === 'signed-in') return { to: '/account' }
  return messageSent(context, email)
})
