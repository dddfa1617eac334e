import type { QuestionRead } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { readFrame, withFrame } from '../../questions/framed.ts'
import type { MarketRequest, MarketShown } from './market-question.tsx'

/** Reads what is around the choice of a market. */
export const readMarket: QuestionRead<MarketRequest, MarketShown, AllDocumentTypes> = async (asked, source) =>
  withFrame(await readFrame(source), asked, [], source.lang)
