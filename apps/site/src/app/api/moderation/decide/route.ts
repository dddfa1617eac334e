import { answerAccountForm } from '../../../../account/answer-form.ts'
import { decideExperience } from '../../../../experiences/moderation/moderate.ts'
import { visitorBackend } from '../../../../backend.ts'
import { experiencesChanged } from '../../../../glance/start-following.ts'

const page = '/account/moderation'

/** Approves an experience or the reply to one, or rejects it with a reason. */
export const POST = answerAccountForm(page, async (context, fields) => {
  const outcome = await decideExperience(await visitorBackend(context), {
    about: fields.get('about'),
    experience: fields.get('experience'),
    seenAt: fields.get('seen'),
    reason: fields.get('reason'),
  })
  experiencesChanged()
  return { to: page, flash: { code: outcome } }
})
