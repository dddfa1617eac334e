import type { Question, QuestionRead } from '@house-edge/publishing'
import { type QuestionPage, questionPage } from '@house-edge/publishing/next'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { content } from '../content/published-content.ts'
import { HtmlPage } from '../frame/html-page.tsx'
import { aboveQuestion } from '../frame/site-frame.tsx'
import { speakIn } from '../languages/speak-in.ts'

/** The page of a question at a path, as the framework renders it. */
export function siteQuestionPage<Asked, Data>(
  path: string,
  question: Question<Asked, Data>,
  read: QuestionRead<Asked, Data, AllDocumentTypes>,
): QuestionPage {
  const made = questionPage(content, question, read, () => aboveQuestion(path), speakIn)
  return {
    ...made,
    Page: async (props) => <HtmlPage>{await made.Page(props)}</HtmlPage>,
  }
}
