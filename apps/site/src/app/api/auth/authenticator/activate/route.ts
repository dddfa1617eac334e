import { createRecoveryCodes, verifyFactor } from '@house-edge/auth/server'
import { afterFailure, answerAccountForm, isSecure } from '../../../../../account/answer-form.ts'
import { forgetEnrolment } from '../../../../../account/second-factor/enrolment.ts'

/** Takes the first code of a new authenticator app, and makes recovery codes for the day it is lost. */
export const POST = answerAccountForm('/account/second-factor', async (context, fields) => {
  const to = '/account/second-factor'
  const outcome = await verifyFactor(context, {
    factorId: fields.get('factor'),
    code: fields.get('code'),
  })
  if (!outcome.ok) return afterFailure(outcome, to, 'second-factor')
  const made = await createRecoveryCodes(context)
  return {
    to,
    flash: { code: 'auth/factor-added', ...(made.ok && { codes: made.codes }) },
    cookies: [forgetEnrolment(isSecure())],
  }
})
