import type { Question } from '@house-edge/publishing'
import { countryOf, hrefOfChoice, isOtherwise, readChoice } from '@house-edge/reviews/filter'
import { type ListedOffer, OfferList, offersChosen, titleOfOffers } from '@house-edge/reviews/offers'
import { listings } from '../../../document/listings.ts'
import { FrameView } from '../../../frame/frame-view.tsx'
import { links } from '../../../links.ts'
import { marketOf, requestedMarket } from '../../../market/site-markets.ts'
import type { Framed } from '../../../questions/framed.ts'
import { titled } from '../../../site-metadata.ts'

/** What offers are filtered by. */
export interface FoundOffersRequest {
  choice: ReturnType<typeof readChoice>
  /** Whether the address is not the one of this choice. */
  isOtherwise: boolean
  /** The reader's market. */
  market: string
}

/** What a filter of offers shows. */
export interface FoundOffersShown extends Framed {
  asked: FoundOffersRequest
  offers: readonly ListedOffer[]
  /** As `2026-10-14`. */
  today: string
}

/** Offers by filter, at `/offers/find`. */
export const foundOffers: Question<FoundOffersRequest, FoundOffersShown> = {
  ask: ({ query, headers }) => {
    const choice = readChoice(query, links, offersChosen)
    return {
      choice,
      isOtherwise: isOtherwise(query, choice, links, offersChosen),
      market: marketOf(headers),
    }
  },
  // Crawlers follow the listing; combinations of filters would trap them.
  head: ({ offers, asked: { choice } }) => ({
    title: titled(titleOfOffers(offers, choice)),
    description: listings.bonus.description,
  }),
  view: ({ settings, offers, today, asked: { choice, market } }, above) => (
    <FrameView
      path={links.offersFound}
      question={hrefOfChoice(choice, links, offersChosen).split('?')[1]}
      settings={settings}
      above={above}
      country={countryOf(choice)}
    >
      <OfferList
        title={titleOfOffers(offers, choice)}
        offers={offers}
        choice={choice}
        hrefOf={(page) => hrefOfChoice({ ...choice, page }, links, offersChosen)}
        asking={{ today, marketOf: (named) => requestedMarket(market, named) }}
        markets={undefined}
        links={links}
      />
    </FrameView>
  ),
}
