import type { QuestionRead } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { allCasinos, hrefOfChoice, pageOf } from '@house-edge/reviews/filter'
import { tagsOfCasinos } from '../../../content/casino-tags.ts'
import { linksIn } from '../../../links.ts'
import { requestedMarket } from '../../../market/site-markets.ts'
import { readFrame, withFrame } from '../../../questions/framed.ts'
import { today } from '../../../today.ts'
import type { FoundReviewsRequest, FoundReviewsShown } from './found-reviews-question.tsx'

/** Finds casinos by filter. */
export const readFoundReviews: QuestionRead<
  FoundReviewsRequest,
  FoundReviewsShown,
  AllDocumentTypes
> = async (asked, { client, lang }) => {
  const { choice } = asked
  // Each choice has one canonical URL. Without a choice it is the listing.
  if (asked.isOtherwise) return { redirectTo: hrefOfChoice(choice, linksIn(lang)) }
  const framing = readFrame({ client })
  const { casinos, documentOf } = await allCasinos(client, linksIn(lang))
  const asking = { today: today(), marketOf: (country?: string) => requestedMarket(asked.market, country) }
  const { pages, chosen, apart } = pageOf(casinos, choice, asking)
  if (choice.page > pages) return undefined
  const tags = tagsOfCasinos([...chosen, ...apart].map(documentOf), lang)
  return withFrame(await framing, { asked, casinos, today: asking.today }, tags, lang)
}
