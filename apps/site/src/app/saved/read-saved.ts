import type { VisitRead } from '@house-edge/publishing'
import { savedIn } from '@house-edge/readers/saved'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { siteAuth } from '../../auth.ts'
import { findAllSavable } from '../../saving/savable.ts'
import { readPersonal } from '../../visits/read-personal.ts'
import type { SavedShown } from './saved-visit.tsx'

/** Reads what is saved in a browser. Who is signed in has an account for it. */
export const readSaved: VisitRead<SavedShown, AllDocumentTypes> = async (visit, source) => {
  const { request } = visit
  const visitor = await siteAuth().open(request).visitor()
  if (visitor.state === 'signed-in') return { redirectTo: '/account/saved' }
  const [personal, saved] = await Promise.all([
    readPersonal(visit, source),
    findAllSavable(savedIn(request.headers.get('cookie')), source.client),
  ])
  return { data: { ...personal, saved } }
}
