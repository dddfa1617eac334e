import type { VisitRead, VisitReads } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { accountIn } from '../account/account.ts'
import { type Framed, readFrame } from '../questions/framed.ts'
import { accountRoutes } from '../account/account-routes.ts'

/** How the pages of an account are read, by the names of their routes. */
export const accountVisitReads: VisitReads<AllDocumentTypes> = Object.fromEntries(
  Object.entries(accountRoutes).map(([route, name]) => [
    route,
    framedRead((visit) => accountIn(visit.lang).reads[name](visit)),
  ]),
)

/** Reads what a page for one visitor shows, with its frame. */
function framedRead<Data>(
  read: VisitRead<Data, AllDocumentTypes>,
): VisitRead<Framed & { page: Data }, AllDocumentTypes> {
  return async (visit, source) => {
    const [framed, result] = await Promise.all([readFrame(source), read(visit, source)])
    return result && 'data' in result ? { data: { ...framed, page: result.data } } : result
  }
}
