import {
  countRecoveryCodes,
  type AuthContext,
  verifyFactor,
  verifyRecoveryCode,
} from '@house-edge/auth/server'
import { findPurpose, secondFactorPath } from '../../../../account/account-paths.ts'
import { afterSignIn } from '../../../../account/after-sign-in.ts'
import { answerForm, flashOf } from '../../../../account/answer-form.ts'
import type { Flash } from '../../../../account/messages/flash.ts'

/** Takes a code of the authenticator app, or a recovery code in its place. */
export const POST = answerForm('/login/second-factor', async (context, fields) => {
  const purpose = findPurpose(fields.get('for'))
  const recoveryCode = fields.get('recovery-code')
  const outcome =
    recoveryCode === undefined
      ? await verifyFactor(context, { code: fields.get('code') })
      : await verifyRecoveryCode(context, { code: recoveryCode }, { function: 'recovery-code-used' })
  if (outcome.ok) {
    const flash = recoveryCode === undefined ? undefined : await tellCodesLeft(context)
    return { ...afterSignIn(context, outcome.next, purpose), flash }
  }
  if (outcome.code === 'auth/session-missing') return { to: '/login', flash: flashOf(outcome) }
  const way = recoveryCode === undefined ? '' : `${purpose ? '&' : '?'}by=recovery-code`
  return { to: secondFactorPath(purpose) + way, flash: flashOf(outcome) }
})

async function tellCodesLeft(context: AuthContext): Promise<Flash> {
  const counted = await countRecoveryCodes(context)
  return { code: 'auth/recovery-code-used', ...(counted.ok && { codesLeft: counted.left }) }
}
