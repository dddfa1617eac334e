import { answerAccountForm, isSecure } from '../../../../../account/answer-form.ts'
import { forgetEnrolment } from '../../../../../account/second-factor/enrolment.ts'

/**
 * Gives up adding an authenticator app. What the service keeps of it is worth nothing without a
 * first code and goes by itself; removed by us, it would mail that a second step was removed.
 */
export const POST = answerAccountForm('/account/second-factor', async () => ({
  to: '/account/second-factor',
  cookies: [forgetEnrolment(isSecure())],
}))
