import { endSession } from '@house-edge/auth/server'
import { answerAccountForm, flashOf } from '../../../../account/answer-form.ts'

/** Ends one session of the visitor, wherever it is. */
export const POST = answerAccountForm('/account/sessions', async (context, fields) => {
  const outcome = await endSession(context, { sessionId: fields.get('session') })
  if (!outcome.ok) return { to: '/account/sessions', flash: flashOf(outcome) }
  if (outcome.next === 'signed-out') return { to: '/login', flash: { code: 'auth/signed-out' } }
  return { to: '/account/sessions', flash: { code: 'auth/session-ended' } }
})
