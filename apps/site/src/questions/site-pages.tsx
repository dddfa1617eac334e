/** Pages that the server in front renders as well, as the framework does. A path says where the bar of a preview leads back to. @module */
import type { Question, QuestionRead, VisitPage, VisitRead } from '@house-edge/publishing'
import { type FrameworkPage, questionPage, visitPage } from '@house-edge/publishing/next'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { content } from '../content/published-content.ts'
import { HtmlPage } from '../frame/html-page.tsx'
import { aboveQuestion } from '../frame/site-frame.tsx'
import { speakIn } from '../languages/speak-in.ts'

/** The page of a question. */
export function siteQuestionPage<Asked, Data>(
  path: string,
  question: Question<Asked, Data>,
  read: QuestionRead<Asked, Data, AllDocumentTypes>,
): FrameworkPage {
  return inDocument(questionPage(content, question, read, () => aboveQuestion(path), speakIn))
}

/** A page for one visitor. */
export function siteVisitPage<Data>(
  path: string,
  page: VisitPage<Data>,
  read: VisitRead<Data, AllDocumentTypes>,
): FrameworkPage {
  return inDocument(visitPage(content, page, read, () => aboveQuestion(path), speakIn))
}

function inDocument(made: FrameworkPage): FrameworkPage {
  return { ...made, Page: async (props) => <HtmlPage>{await made.Page(props)}</HtmlPage> }
}
