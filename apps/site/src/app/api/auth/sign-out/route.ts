import { answerForm, flashOf } from '../../../../account/answer-form.ts'

/** Ends the session in this browser, or everywhere when the form says so. */
export const POST = answerForm('/account', async (exchange, fields) => {
  const outcome = await exchange.signOut(fields.get('scope') === 'global' ? 'global' : 'local')
  if (!outcome.ok) return { to: '/account', flash: flashOf(outcome) }
  return {
    to: '/login',
    flash: {
      code: outcome.next === 'signed-out-here-only' ? 'auth/signed-out-here-only' : 'auth/signed-out',
    },
  }
})
