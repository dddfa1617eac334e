import { handleAccountForm } from '../../../../account/account.ts'
import { decideExperience } from '@house-edge/readers/moderation'
import { visitorBackend } from '../../../../backend.ts'
import { experiencesChanged } from '../../../../rating/follow-experiences.ts'

const page = '/account/moderation'

/** Approves an experience or the reply to one, or rejects it with a reason. */
export const POST = handleAccountForm(page, async (context, fields) => {
  const outcome = await decideExperience(await visitorBackend(context), {
    about: fields.get('about'),
    experience: fields.get('experience'),
    seenAt: fields.get('seen'),
    reason: fields.get('reason'),
  })
  experiencesChanged()
  return { to: page, flash: { code: outcome } }
})
