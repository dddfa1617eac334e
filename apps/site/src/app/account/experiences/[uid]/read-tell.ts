import { postedForm } from '@house-edge/account/server'
import { href } from '@house-edge/routing'
import { listOwn, refusalTexts } from '@house-edge/readers/experiences'
import { findCasino } from '@house-edge/reviews/casino'
import { links } from '../../../../links.ts'
import { routes } from '../../../../routes.ts'
import { ownRead } from '../../../../visits/own-read.ts'

/** Reads of which casino a visitor tells, and what they have told. */
export const readTell = ownRead(
  ({ uid = '' }) => href(routes.accountExperience, { uid }),
  async ({ request, source, params, claims, backend }) => {
    const casino = await findCasino(params['uid'], source.client, links)
    if (!casino) return undefined
    const { typed, wrong } = postedForm(request, refusalTexts, claims.sub)
    const own = backend && (await listOwn(backend))
    const before = own?.find(({ document_id }) => document_id === casino.documentId)
    return { typed, wrong, casino, before, isUnknown: !own }
  },
)
