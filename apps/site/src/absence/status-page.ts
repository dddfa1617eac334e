import { unavailableResponse, withPage } from '@house-edge/publishing'
import { originalLanguage, type SiteLanguage } from '../language.ts'
import { pathIn, routes } from '../routes.ts'

/**
 * Answers 503: it is not known now whether the visitor's session is valid.
 *
 * @param refusal The sign-in rule's plain answer; its headers are kept.
 * @param lang Default: the original.
 */
export function unknownVisitorPage(refusal: Response, lang: SiteLanguage = originalLanguage): Response {
  return unavailableResponse(pathIn(lang, routes.unknownVisitor), refusal)
}

/** Answers 503: what the page is made of has not been read yet. */
export function unavailablePage(lang: SiteLanguage): Response {
  return unavailableResponse(pathIn(lang, routes.unavailable))
}

/** Answers a form that did not come from a page of this site, which the library has refused. @param lang Default: the original. */
export function foreignFormPage(refusal: Response, lang: SiteLanguage = originalLanguage): Response {
  return withPage(refusal, pathIn(lang, routes.foreignForm))
}
