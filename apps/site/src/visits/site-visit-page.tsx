import type { VisitPage, VisitRead } from '@house-edge/publishing'
import { type NextVisitPage, visitPage } from '@house-edge/publishing/next'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { content } from '../content/published-content.ts'
import { HtmlPage } from '../frame/html-page.tsx'
import { aboveQuestion } from '../frame/site-frame.tsx'
import { speakIn } from '../languages/speak-in.ts'

/** A page for one visitor, as the framework renders it. @param path Where the bar of a preview leads back to. */
export function siteVisitPage<Data>(
  path: string,
  page: VisitPage<Data>,
  read: VisitRead<Data, AllDocumentTypes>,
): NextVisitPage {
  const made = visitPage(content, page, read, () => aboveQuestion(path), speakIn)
  return {
    ...made,
    Page: async (props) => <HtmlPage>{await made.Page(props)}</HtmlPage>,
  }
}
