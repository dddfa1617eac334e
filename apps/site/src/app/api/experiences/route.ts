import { formHandler, isSecure } from '../../../account/account.ts'
import { forgetTyped, writeTyped } from '@house-edge/account/cookies'
import { visitorBackend } from '../../../backend.ts'
import { experienceFormLimitBytes } from '@house-edge/readers/criteria'
import { findCasino } from '@house-edge/reviews/casino'
import { content } from '../../../content/published-content.ts'
import type { SiteLanguage } from '../../../language.ts'
import { linksIn } from '../../../links.ts'
import { storeExperience } from '@house-edge/readers/experiences'
import { submitExperience, typedExperience } from '@house-edge/readers/submitting'
import { siteLog } from '../../../logging/log.ts'
import { pathIn, routes } from '../../../routes.ts'
import { experiencesChanged } from '../../../rating/follow-experiences.ts'

/** Stores a reader's experience with a casino, replacing their earlier one. */
export const POST = formHandler(({ handleAccountForm }, lang) => {
  const overview = pathIn(lang, routes.accountExperiences)
  const pageOf = (uid: string): string => pathIn(lang, routes.accountExperience, { uid })
  return handleAccountForm(
    overview,
    async (context, fields, claims) => {
      const casino = await casinoIn(lang, fields.get('casino')).catch((error: unknown) => {
        siteLog().warn('experiences', { error })
        return undefined
      })
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
        const casino = await casinoIn(lang, fields.get('casino')).catch(() => undefined)
        return casino && { path: pageOf(casino.uid), fields: typedExperience(fields) }
      },
    },
  )
})

/** By the uid that its review has in a language. */
async function casinoIn(lang: SiteLanguage, uid: string | undefined) {
  return findCasino(uid, await content.client(lang), linksIn(lang))
}
