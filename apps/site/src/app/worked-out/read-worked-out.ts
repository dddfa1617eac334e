import type { QuestionRead } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import type { RequestedSum } from '@house-edge/reviews/islands'
import { readFrame, withFrame } from '../../questions/framed.ts'
import type { WorkedOutShown } from './worked-out-question.tsx'

/** Reads what is around a calculation, which is made of its address alone. */
export const readWorkedOut: QuestionRead<RequestedSum, WorkedOutShown, AllDocumentTypes> = async (
  asked,
  source,
) => withFrame(await readFrame(source), { asked }, [], source.lang)
