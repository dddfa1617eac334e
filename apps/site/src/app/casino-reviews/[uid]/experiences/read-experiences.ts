import { cookiesOf } from '@house-edge/auth/server'
import type { VisitRead } from '@house-edge/publishing'
import { findTotal, listExperiences, readCursor } from '@house-edge/readers/experiences'
import { listVotes } from '@house-edge/readers/voting'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { visitorBackend } from '../../../../backend.ts'
import { backendConfig } from '../../../../config.ts'
import { findCasino } from '@house-edge/reviews/casino'
import { originalLanguage, type SiteLanguage } from '../../../../language.ts'
import { linksIn } from '../../../../links.ts'
import { readFrame } from '../../../../questions/framed.ts'
import { pathIn, routes } from '../../../../routes.ts'
import type { ExperiencesShown } from './experiences-visit.tsx'

/** Reads what readers say of a casino. */
export const readExperiences: VisitRead<ExperiencesShown, AllDocumentTypes> = async (visit, source) => {
  const { uid } = visit.params
  const lang = (visit.lang ?? originalLanguage) as SiteLanguage
  const casino = await findCasino(uid, source.client, linksIn(lang))
  if (!casino) return undefined
  const { after: cursor } = visit.query
  // The review was renamed: one address for what readers say.
  if (casino.uid !== uid) {
    const path = pathIn(lang, routes.experiences, { uid: casino.uid })
    const redirectTo = typeof cursor === 'string' ? `${path}?after=${encodeURIComponent(cursor)}` : path
    return { redirectTo, isPermanent: true }
  }
  const after = readCursor(cursor)
  const backend = await visitorBackend(cookiesOf(visit.request))
  const votesOf = async (shown: ExperiencesShown['list']) =>
    shown &&
    listVotes(
      backend,
      shown.shown.map(({ id }) => id),
    )
  const listed = listExperiences(backend, casino.documentId, after)
  const [framed, list, total, votes] = await Promise.all([
    readFrame(source),
    listed,
    findTotal(backend, casino.documentId),
    listed.then(votesOf),
  ])
  const { BACKEND_URL: url, BACKEND_PUBLISHABLE_KEY: publishableKey } = backendConfig()
  return {
    data: {
      ...framed,
      casino,
      list,
      total,
      votes,
      after: after && String(cursor),
      backend: { url, publishableKey },
    },
  }
}
