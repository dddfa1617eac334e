import { answerAccountForm } from '../../../../account/answer-form.ts'
import { visitorBackend } from '../../../../backend.ts'
import { withdrawExperience } from '../../../../experiences/keep-experience.ts'
import { ExperienceId } from '../../../../experiences/experience-id.ts'
import { experiencesChanged } from '../../../../glance/start-following.ts'

const page = '/account/experiences'

/** Withdraws the visitor's experience with a casino. */
export const POST = answerAccountForm(page, async (context, fields) => {
  const id = ExperienceId.safeParse(fields.get('experience'))
  if (!id.success) return { to: page, flash: { code: 'auth/refused' } }
  const isGone = await withdrawExperience(await visitorBackend(context), id.data)
  experiencesChanged()
  return { to: page, flash: isGone ? undefined : { code: 'auth/unavailable' } }
})
