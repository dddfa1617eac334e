import { reauthenticate } from '@house-edge/auth/server'
import { findPurpose, provePath, purposePath, secondFactorPath } from '../../../../account/account-paths.ts'
import { answerAccountForm, flashOf } from '../../../../account/answer-form.ts'

/** Takes the password of a signed-in visitor, or a code from their mailbox, as a proof of identity. */
export const POST = answerAccountForm('/account', async (context, fields) => {
  const purpose = findPurpose(fields.get('for')) ?? 'password'
  const code = fields.get('code')
  const outcome = await reauthenticate(
    context,
    code === undefined ? { password: fields.get('password') } : { code },
  )
  if (!outcome.ok) {
    const way = code === undefined ? '' : '&by=code'
    return { to: provePath(purpose) + way, flash: flashOf(outcome) }
  }
  return { to: outcome.next === 'second-factor' ? secondFactorPath(purpose) : purposePath(purpose) }
})
