import { answerAccountForm, isSecure } from '../../../../../account/answer-form.ts'
import { forgetEnrolment } from '../../../../../account/second-factor/enrolment.ts'

/**
 * Cancels adding an authenticator app. The unverified factor is useless without a first code, and the
 * service drops it by itself; if the site removed it, the service would send a mail about a removed second
 * step.
 */
export const POST = answerAccountForm('/account/second-factor', async () => ({
  to: '/account/second-factor',
  cookies: [forgetEnrolment(isSecure())],
}))
