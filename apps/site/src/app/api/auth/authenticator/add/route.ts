import { enrolFactor } from '@house-edge/auth/server'
import { afterFailure, answerAccountForm, isSecure } from '../../../../../account/answer-form.ts'
import { writeEnrolment } from '../../../../../account/second-factor/enrolment.ts'

/** Begins to add an authenticator app. What the app needs waits in a cookie until the first code was right. */
export const POST = answerAccountForm('/account/second-factor', async (context, fields) => {
  const name = fields.get('name')?.trim() || 'Authenticator app'
  const outcome = await enrolFactor(context, { name, issuer: 'House Edge' })
  if (!outcome.ok) return afterFailure(outcome, '/account/second-factor', 'second-factor')
  const { factorId, secret, uri } = outcome
  return { to: '/account/second-factor', cookies: [writeEnrolment({ factorId, secret, uri }, isSecure())] }
})
