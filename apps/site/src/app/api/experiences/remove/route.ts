import { handleAccountForm } from '../../../../account/account.ts'
import { visitorBackend } from '../../../../backend.ts'
import { withdrawExperience } from '@house-edge/readers/experiences'
import { ExperienceId } from '@house-edge/readers/criteria'
import { experiencesChanged } from '../../../../rating/follow-experiences.ts'

const page = '/account/experiences'

/** Withdraws the visitor's experience with a casino. */
export const POST = handleAccountForm(page, async (context, fields) => {
  const id = ExperienceId.safeParse(fields.get('experience'))
  if (!id.success) return { to: page, flash: { code: 'auth/refused' } }
  const isGone = await withdrawExperience(await visitorBackend(context), id.data)
  experiencesChanged()
  return { to: page, flash: isGone ? undefined : { code: 'auth/unavailable' } }
})
