import { listOwn } from '@house-edge/readers/experiences'
import { listSaved } from '@house-edge/readers/saving'
import { casinoOf } from '@house-edge/reviews/casino'
import { casinoChoices } from '@house-edge/reviews/filter'
import { findInLanguage } from '@house-edge/publishing'
import { linksIn } from '../../../links.ts'
import { pathIn, routes } from '../../../routes.ts'
import { ownRead } from '../../../visits/own-read.ts'
import type { Personal } from '../../../visits/personal.tsx'
import type { OwnExperiencesShown } from './own-experiences-visit.tsx'

type Found = Omit<OwnExperiencesShown, keyof Personal>

/** Reads what a visitor told of casinos, and of which they may tell. One that was chosen has its form opened. */
export const readOwnExperiences = ownRead(
  (_params, lang) => pathIn(lang, routes.accountExperiences),
  async ({ source, backend, lang, query }): Promise<Found | { redirectTo: string }> => {
    const [own, saved, casinos] = await Promise.all([
      backend && listOwn(backend),
      backend && listSaved(backend),
      // What was told also shows without the content.
      casinoChoices(source.client, linksIn(lang)).catch(() => []),
    ])
    const chosen = casinos.find(({ uid }) => uid === query['casino'])
    if (chosen) return { redirectTo: pathIn(lang, routes.accountExperience, { uid: chosen.uid }) }
    const told =
      own &&
      (await Promise.all(
        own.map(async (experience) => {
          const document = await findInLanguage(source.client, experience.document_id, lang)
          const casino = document?.type === 'casino_review' ? casinoOf(document) : undefined
          return { ...experience, casino }
        }),
      ))
    const isTold = new Set(own?.map(({ document_id }) => document_id))
    const untold = casinos.filter(({ id }) => !isTold.has(id))
    return { told, untold, saved: untold.filter(({ id }) => saved?.includes(id)) }
  },
)
