import type { QuestionRead } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { hrefOfChoice } from '@house-edge/reviews/filter'
import { listedOffers, offersChosen, offersOnPage } from '@house-edge/reviews/offers'
import { listTags } from '../../../content/tags.ts'
import { linksIn } from '../../../links.ts'
import { requestedMarket } from '../../../market/site-markets.ts'
import { readFrame, withFrame } from '../../../questions/framed.ts'
import { today } from '../../../today.ts'
import type { FoundOffersRequest, FoundOffersShown } from './found-offers-question.tsx'

/** Finds offers by filter. */
export const readFoundOffers: QuestionRead<FoundOffersRequest, FoundOffersShown, AllDocumentTypes> = async (
  asked,
  { client, lang },
) => {
  const { choice } = asked
  // Each choice has one canonical URL. Without a choice it is the listing.
  if (asked.isOtherwise) return { redirectTo: hrefOfChoice(choice, linksIn(lang), offersChosen) }
  const framing = readFrame({ client })
  const [bonuses, reviews] = await Promise.all([client.getAll('bonus'), client.getAll('casino_review')])
  const offers = listedOffers(bonuses, reviews)
  const asking = { today: today(), marketOf: (country?: string) => requestedMarket(asked.market, country) }
  if (choice.page > offersOnPage(offers, choice, asking).pages) return undefined
  const tags = listTags(['bonus', 'casino_review'], lang)
  return withFrame(await framing, { asked, offers, today: asking.today }, tags, lang)
}
