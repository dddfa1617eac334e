import type { VisitRead } from '@house-edge/publishing'
import { savedIn } from '@house-edge/readers/saved'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { siteAuth } from '../../auth.ts'
import { originalLanguage, type SiteLanguage } from '../../language.ts'
import { pathIn, routes } from '../../routes.ts'
import { findAllSavable } from '../../saving/savable.ts'
import { readPersonal } from '../../visits/read-personal.ts'
import type { SavedShown } from './saved-visit.tsx'

/** Reads what is saved in a browser. Who is signed in has an account for it. */
export const readSaved: VisitRead<SavedShown, AllDocumentTypes> = async (visit, source) => {
  const { request } = visit
  const lang = (visit.lang ?? originalLanguage) as SiteLanguage
  const visitor = await siteAuth().open(request).visitor()
  if (visitor.state === 'signed-in') return { redirectTo: pathIn(lang, routes.accountSaved) }
  const [personal, saved] = await Promise.all([
    readPersonal(visit, source),
    findAllSavable(savedIn(request.headers.get('cookie')), lang, source.client),
  ])
  return { data: { ...personal, saved } }
}
