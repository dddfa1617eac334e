import { answerAccountForm } from '../../../../account/answer-form.ts'
import { visitorBackend } from '../../../../backend.ts'
import { undoDecision } from '../../../../experiences/moderation/moderate.ts'
import { experiencesChanged } from '../../../../glance/start-following.ts'

const page = '/account/moderation'

/** Undoes the latest decision about an experience, or about the reply to one. */
export const POST = answerAccountForm(page, async (context, fields) => {
  const code = await undoDecision(await visitorBackend(context), fields.get('about'), fields.get('event'))
  experiencesChanged()
  return { to: page, flash: { code } }
})
