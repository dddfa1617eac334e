import { formHandler } from '../../../../account/account.ts'
import { visitorBackend } from '../../../../backend.ts'
import { withdrawExperience } from '@house-edge/readers/experiences'
import { ExperienceId } from '@house-edge/readers/criteria'
import { experiencesChanged } from '../../../../rating/follow-experiences.ts'
import { pathIn, routes } from '../../../../routes.ts'

/** Withdraws the visitor's experience with a casino. */
export const POST = formHandler(({ handleAccountForm }, lang) => {
  const page = pathIn(lang, routes.accountExperiences)
  return handleAccountForm(page, async (context, fields) => {
    const id = ExperienceId.safeParse(fields.get('experience'))
    if (!id.success) return { to: page, flash: { code: 'auth/refused' } }
    const isGone = await withdrawExperience(await visitorBackend(context), id.data)
    experiencesChanged()
    return { to: page, flash: isGone ? undefined : { code: 'auth/unavailable' } }
  })
})
