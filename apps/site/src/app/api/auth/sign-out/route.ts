import { signOut, type SignOutScope } from '@house-edge/auth/server'
import { answerForm, flashOf, isSecure } from '../../../../account/answer-form.ts'
import { forgetMessages } from '../../../../account/messages/asked-message.ts'

const scopes: Readonly<Record<string, SignOutScope>> = { others: 'others', global: 'global' }

/** Ends the session in this browser, in all others, or everywhere, as the form says. */
export const POST = answerForm('/account', async (context, fields) => {
  const outcome = await signOut(context, scopes[fields.get('scope') ?? ''] ?? 'local')
  if (!outcome.ok) return { to: '/account/sessions', flash: flashOf(outcome) }
  if (outcome.next === 'others-signed-out')
    return { to: '/account/sessions', flash: { code: 'auth/others-signed-out' } }
  return { to: '/login', flash: { code: `auth/${outcome.next}` }, cookies: [forgetMessages(isSecure())] }
})
