import { confirmLink } from '@house-edge/auth/server'
import { newLinkPath, purposePath, secondFactorPath } from '../../../../account/account-paths.ts'
import { afterSignIn } from '../../../../account/after-sign-in.ts'
import { answerForm, flashOf } from '../../../../account/answer-form.ts'

/**
 * Uses the link of an e-mail after the visitor has pressed the button: mail scanners open links but press
 * no buttons.
 */
export const POST = answerForm('/confirm', async (context, fields) => {
  const [type = '', tokenHash = ''] = [fields.get('type'), fields.get('token_hash')]
  const outcome = await confirmLink(context, { tokenHash, type })
  if (!outcome.ok && outcome.code === 'auth/link-invalid')
    return { to: newLinkPath(type), flash: flashOf(outcome) }
  // The link is still good: the button can be pressed again.
  if (!outcome.ok)
    return {
      to: `/confirm?${new URLSearchParams({ token_hash: tokenHash, type }).toString()}`,
      flash: flashOf(outcome),
    }
  if (outcome.next === 'new-password') return { to: purposePath('password') }
  if (outcome.next === 'confirm-other-mailbox') return { to: '/confirm?done=one-of-two' }
  const changed = type === 'email_change' ? ({ code: 'auth/email-changed' } as const) : undefined
  if (outcome.next === 'second-factor')
    return { to: secondFactorPath(type === 'recovery' ? 'password' : undefined), flash: changed }
  if (outcome.next === 'email-changed') return { to: '/account', flash: changed }
  return { ...afterSignIn(context, outcome.next), flash: { code: 'auth/signed-in' } }
})
