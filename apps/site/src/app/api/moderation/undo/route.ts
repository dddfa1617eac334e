import { answerAccountForm } from '../../../../account/answer-form.ts'
import { visitorBackend } from '../../../../backend.ts'
import { undoDecision } from '../../../../experiences/moderate.ts'

const page = '/account/moderation'

/** Takes the latest decision about an experience back. */
export const POST = answerAccountForm(page, async (exchange, fields) => ({
  to: page,
  flash: { code: await undoDecision(await visitorBackend(exchange), fields.get('event')) },
}))
