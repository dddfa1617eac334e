import type { Question, QuestionRead } from '@house-edge/publishing'
import { type QuestionPage, questionPage } from '@house-edge/publishing/next'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { content } from '../content/published-content.ts'
import { aboveQuestion } from '../frame/site-frame.tsx'

/** The page of a question at a path, as the framework renders it. */
export function siteQuestionPage<Asked, Data>(
  path: string,
  question: Question<Asked, Data>,
  read: QuestionRead<Asked, Data, AllDocumentTypes>,
): QuestionPage {
  return questionPage(content, question, read, () => aboveQuestion(path))
}
