import type { Claims } from '@house-edge/auth'
import { leadsElsewhere, openAccount } from '@house-edge/account/server'
import type { QuestionSource, Visit, VisitRead } from '@house-edge/publishing'
import type { ReadersBackend } from '@house-edge/readers/backend'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { accountIn } from '../account/account.ts'
import { visitorBackend } from '../backend.ts'
import { originalLanguage, type SiteLanguage } from '../language.ts'
import type { Personal } from './personal.tsx'
import { readPersonal } from './read-personal.ts'

/** Whose page it is, and what it is read from. */
interface OwnVisit extends Pick<Visit, 'request'> {
  source: QuestionSource<AllDocumentTypes>
  params: Visit['params']
  query: Visit['query']
  /** The language of the page. */
  lang: SiteLanguage
  claims: Claims
  /** With the rights of the visitor. `undefined`: what they have cannot be read now. */
  backend: ReadersBackend | undefined
}

/**
 * Reads a page of an account with what every such page shows. It opens for who may see it, as the account's own do.
 *
 * @param pathOf The page’s own path in a language.
 * @param read `undefined`: there is no such page for them.
 */
export function ownRead<Data extends object>(
  pathOf: (params: Visit['params'], lang: SiteLanguage) => string,
  read: (visit: OwnVisit) => Promise<Data | { redirectTo: string } | undefined>,
): VisitRead<Personal & Data, AllDocumentTypes> {
  return async (visit, source) => {
    const { request, params, query } = visit
    const lang = (visit.lang ?? originalLanguage) as SiteLanguage
    const opened = await openAccount(accountIn(lang).settings(), request, pathOf(params, lang))
    if (leadsElsewhere(opened))
      return opened.redirectTo === undefined ? undefined : { redirectTo: opened.redirectTo }
    const { claims, context, problem } = opened
    const backend = problem ? undefined : await visitorBackend(context)
    const [personal, data] = await Promise.all([
      readPersonal(visit, source),
      read({ request, source, params, query, claims, backend, lang }),
    ])
    if (!data || 'redirectTo' in data) return data
    return { data: { ...personal, ...data } }
  }
}
