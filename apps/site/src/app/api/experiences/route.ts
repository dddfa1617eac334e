import { href } from '@house-edge/routing'
import { answerAccountForm, isSecure } from '../../../account/answer-form.ts'
import { forgetTyped, writeTyped } from '../../../account/messages/typed-cookie.ts'
import { visitorBackend } from '../../../backend.ts'
import { experienceFormLimitBytes } from '../../../experiences/criteria.ts'
import { findCasino } from '../../../experiences/find-casino.ts'
import { keepExperience } from '../../../experiences/keep-experience.ts'
import { tellExperience } from '../../../experiences/tell-experience.ts'
import { siteLog } from '../../../process/log.ts'
import { routes } from '../../../routes.ts'
import { experiencesChanged } from '../../../glance/start-following.ts'

const overview = '/account/experiences'

/** Stores a reader's experience with a casino, replacing their earlier one. */
export const POST = answerAccountForm(
  overview,
  async (context, fields, claims) => {
    const casino = await findCasino(fields.get('casino')).catch((error: unknown) => {
      siteLog().warn('experiences', { error })
      return undefined
    })
    if (!casino) return { to: overview, flash: { code: 'auth/unavailable' } }
    const path = href(routes.accountExperience, { uid: casino.uid })
    const refusal = await tellExperience(fields, claims.sub, async (told, makePictures) =>
      keepExperience(await visitorBackend(context), casino.documentId, told, makePictures),
    )
    experiencesChanged()
    if (refusal) {
      const { code, typed } = refusal
      return { to: path, flash: { code }, cookies: writeTyped(path, typed, isSecure()) }
    }
    return { to: overview, flash: { code: 'auth/saved' }, cookies: forgetTyped(path, isSecure()) }
  },
  { limitBytes: experienceFormLimitBytes },
)
