import type { QuestionRead } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { readFrame, withFrame } from '../../questions/framed.ts'
import type { MarketAsked, MarketShown } from './market-question.tsx'

/** Reads what is around the choice of a market. */
export const readMarket: QuestionRead<MarketAsked, MarketShown, AllDocumentTypes> = async (asked, source) =>
  withFrame(await readFrame(source), asked)
