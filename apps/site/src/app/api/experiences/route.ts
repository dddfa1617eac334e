import { href } from '@house-edge/routing'
import { handleAccountForm, isSecure } from '../../../account/account.ts'
import { forgetTyped, writeTyped } from '@house-edge/account/cookies'
import { visitorBackend } from '../../../backend.ts'
import { experienceFormLimitBytes } from '@house-edge/readers/criteria'
import { findCasino } from '@house-edge/reviews/casino'
import { siteContent } from '../../../content/visit-content.ts'
import { links } from '../../../links.ts'
import { storeExperience } from '@house-edge/readers/experiences'
import { submitExperience, typedExperience } from '@house-edge/readers/submitting'
import { siteLog } from '../../../logging/log.ts'
import { routes } from '../../../routes.ts'
import { experiencesChanged } from '../../../rating/follow-experiences.ts'

const overview = '/account/experiences'
const pageOf = (uid: string): string => href(routes.accountExperience, { uid })

/** Stores a reader's experience with a casino, replacing their earlier one. */
export const POST = handleAccountForm(
  overview,
  async (context, fields, claims) => {
    const casino = await findCasino(fields.get('casino'), await siteContent(), links).catch(
      (error: unknown) => {
        siteLog().warn('experiences', { error })
        return undefined
      },
    )
    if (!casino) return { to: overview, flash: { code: 'auth/unavailable' } }
    const path = pageOf(casino.uid)
    const refusal = await submitExperience(fields, claims.sub, async (told, makePictures) =>
      storeExperience(await visitorBackend(context), casino.documentId, told, makePictures),
    )
    experiencesChanged()
    if (refusal) {
      const { code, typed } = refusal
      return {
        to: path,
        flash: { code },
        cookies: writeTyped(path, { ...typed, account: claims.sub }, isSecure()),
      }
    }
    return { to: overview, flash: { code: 'auth/saved' }, cookies: forgetTyped(path, isSecure()) }
  },
  {
    limitBytes: experienceFormLimitBytes,
    keeps: async (fields) => {
      const casino = await findCasino(fields.get('casino'), await siteContent(), links).catch(() => undefined)
      return casino && { path: pageOf(casino.uid), fields: typedExperience(fields) }
    },
  },
)
