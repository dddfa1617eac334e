import { answerAccountForm, isSecure } from '../../../../../account/answer-form.ts'
import { forgetEnrolment } from '../../../../../account/enrolment.ts'

/** Gives up adding an authenticator app. */
export const POST = answerAccountForm('/account/second-factor', async (exchange, fields) => {
  await exchange.secondFactor.remove({ factorId: fields.get('factor') })
  return { to: '/account/second-factor', cookies: [forgetEnrolment(isSecure())] }
})
