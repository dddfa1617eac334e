import { countRecoveryCodes, type Exchange, verifyFactor, verifyRecoveryCode } from '@house-edge/auth/server'
import { findPurpose, secondFactorPath } from '../../../../account/account-paths.ts'
import { afterSignIn } from '../../../../account/after-sign-in.ts'
import { answerForm, flashOf } from '../../../../account/answer-form.ts'
import type { Flash } from '../../../../account/messages/flash.ts'

/** Takes a code of the authenticator app, or a recovery code in its place. */
export const POST = answerForm('/login/second-factor', async (exchange, fields) => {
  const purpose = findPurpose(fields.get('for'))
  const recoveryCode = fields.get('recovery-code')
  const outcome =
    recoveryCode === undefined
      ? await verifyFactor(exchange, { code: fields.get('code') })
      : await verifyRecoveryCode(exchange, { code: recoveryCode }, { function: 'recovery-code-used' })
  if (outcome.ok) {
    const flash = recoveryCode === undefined ? undefined : await tellCodesLeft(exchange)
    return { ...afterSignIn(exchange, outcome.next, purpose), flash }
  }
  if (outcome.code === 'auth/session-missing') return { to: '/login', flash: flashOf(outcome) }
  const way = recoveryCode === undefined ? '' : `${purpose ? '&' : '?'}by=recovery-code`
  return { to: secondFactorPath(purpose) + way, flash: flashOf(outcome) }
})

async function tellCodesLeft(exchange: Exchange): Promise<Flash> {
  const counted = await countRecoveryCodes(exchange)
  return { code: 'auth/recovery-code-used', ...(counted.ok && { codesLeft: counted.left }) }
}
