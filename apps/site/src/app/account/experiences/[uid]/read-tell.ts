import { postedForm } from '@house-edge/account/server'
import { listOwn, refusalTexts } from '@house-edge/readers/experiences'
import { findCasino } from '@house-edge/reviews/casino'
import { tagOf } from '../../../../language.ts'
import { linksIn } from '../../../../links.ts'
import { pathIn, routes } from '../../../../routes.ts'
import { ownRead } from '../../../../visits/own-read.ts'

/** Reads of which casino a visitor tells, and what they have told. */
export const readTell = ownRead(
  ({ uid = '' }, lang) => pathIn(lang, routes.accountExperience, { uid }),
  async ({ request, source, params, claims, backend, lang }) => {
    const casino = await findCasino(params['uid'], source.client, linksIn(lang))
    if (!casino) return undefined
    const { typed, wrong } = postedForm(request, refusalTexts(tagOf(lang)), claims.sub)
    const own = backend && (await listOwn(backend))
    const before = own?.find(({ document_id }) => document_id === casino.documentId)
    return { typed, wrong, casino, before, isUnknown: !own }
  },
)
