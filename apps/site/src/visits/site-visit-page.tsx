import type { VisitPage, VisitRead } from '@house-edge/publishing'
import { type NextVisitPage, visitPage } from '@house-edge/publishing/next'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { content } from '../content/published-content.ts'
import { aboveQuestion } from '../frame/site-frame.tsx'

/** A page for one visitor, as the framework renders it. @param path Where the bar of a preview leads back to. */
export function siteVisitPage<Data>(
  path: string,
  page: VisitPage<Data>,
  read: VisitRead<Data, AllDocumentTypes>,
): NextVisitPage {
  return visitPage(content, page, read, () => aboveQuestion(path))
}
