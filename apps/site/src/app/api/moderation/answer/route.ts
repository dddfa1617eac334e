import { answerAccountForm } from '../../../../account/answer-form.ts'
import { visitorBackend } from '../../../../backend.ts'
import { answerComplaint } from '../../../../experiences/moderate.ts'

const page = '/account/moderation'

/** Answers a complaint. The answer shows on the page of its number. */
export const POST = answerAccountForm(page, async (context, fields) => ({
  to: page,
  flash: {
    code: await answerComplaint(await visitorBackend(context), fields.get('number'), fields.get('answer')),
  },
}))
