import { purposePath, secondFactorPath } from '../../../../account/account-paths.ts'
import { afterSignIn } from '../../../../account/after-sign-in.ts'
import { answerForm, flashOf } from '../../../../account/answer-form.ts'

/** Uses the link of an e-mail, after the visitor has pressed the button: mail scanners open links, they press nothing. */
export const POST = answerForm('/login', async (exchange, fields) => {
  const type = fields.get('type')
  const outcome = await exchange.confirm({ tokenHash: fields.get('token_hash'), type })
  if (!outcome.ok) return { to: '/login', flash: flashOf(outcome) }
  if (outcome.next === 'new-password') return { to: purposePath('password') }
  if (outcome.next === 'confirm-other-mailbox') return { to: '/confirm?done=one-of-two' }
  if (outcome.next === 'second-factor')
    return { to: secondFactorPath(type === 'recovery' ? 'password' : undefined) }
  return { ...afterSignIn(exchange, outcome.next), flash: { code: 'auth/signed-in' } }
})
