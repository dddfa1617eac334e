import type { QuestionRead } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { allCasinos, otherCountries } from '@house-edge/reviews/filter'
import { linksIn } from '../../links.ts'
import { siteMarkets } from '../../market/site-markets.ts'
import { readFrame, withFrame } from '../../questions/framed.ts'
import type { MarketRequest, MarketShown } from './market-question.tsx'

/** Reads what is around the choice of a market, and what there is for readers who are in none. */
export const readMarket: QuestionRead<MarketRequest, MarketShown, AllDocumentTypes> = async (
  asked,
  source,
) => {
  const { client, lang } = source
  const [framed, { casinos }, help] = await Promise.all([
    readFrame(source),
    allCasinos(client, linksIn(lang)),
    client.getAll('help_organisation'),
  ])
  const elsewhere = otherCountries(casinos, help, siteMarkets().codes)
  return withFrame(framed, { ...asked, elsewhere }, undefined, lang)
}
