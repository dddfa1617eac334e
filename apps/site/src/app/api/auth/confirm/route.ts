import { answerForm, flashOf } from '../../../../account/answer-form.ts'

/** Uses the link of an e-mail, after the visitor has pressed the button: mail scanners open links, they press nothing. */
export const POST = answerForm('/login', async (exchange, fields) => {
  const outcome = await exchange.confirm({ tokenHash: fields.get('token_hash'), type: fields.get('type') })
  if (!outcome.ok) return { to: '/login', flash: flashOf(outcome) }
  return { to: exchange.takeReturnPath(), flash: { code: 'auth/signed-in' } }
})
