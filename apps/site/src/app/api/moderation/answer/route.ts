import { answerAccountForm, isSecure } from '../../../../account/answer-form.ts'
import { forgetTyped, writeTyped } from '../../../../account/messages/typed-cookie.ts'
import { visitorBackend } from '../../../../backend.ts'
import { answerComplaint } from '../../../../experiences/moderation/moderate.ts'

const page = '/account/moderation'

/** Answers a complaint. The answer shows on the page of its number; one that is not kept stays in its field. */
export const POST = answerAccountForm(page, async (context, fields) => {
  const [number, answer] = [fields.get('number'), fields.get('answer')]
  const code = await answerComplaint(await visitorBackend(context), number, answer)
  const cookies =
    code === 'auth/saved'
      ? forgetTyped(page, isSecure())
      : writeTyped(page, { fields: { [`answer-${number ?? ''}`]: answer ?? '' }, wrong: {} }, isSecure())
  return { to: page, flash: { code }, cookies }
})
