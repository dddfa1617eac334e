import type { Question } from '@house-edge/publishing'
import type { Casino } from '@house-edge/reviews/casino'
import { saveForm } from '@house-edge/readers/saving'
import {
  CasinoList,
  countryOf,
  hrefOfChoice,
  isOtherwise,
  readChoice,
  titleOfChoice,
} from '@house-edge/reviews/filter'
import { listings } from '../../../document/listings.ts'
import { FrameView } from '../../../frame/frame-view.tsx'
import { links } from '../../../links.ts'
import { requestedMarket, marketOf, offersIn } from '../../../market/site-markets.ts'
import type { Framed } from '../../../questions/framed.ts'
import { titled } from '../../../site-metadata.ts'

/** What is filtered by. */
export interface FoundReviewsRequest {
  choice: ReturnType<typeof readChoice>
  /** Whether the address is not the one of this choice. */
  isOtherwise: boolean
  /** The reader's market. */
  market: string
}

/** What a filter shows. */
export interface FoundReviewsShown extends Framed {
  asked: FoundReviewsRequest
  casinos: readonly Casino[]
  /** As `2026-10-14`. */
  today: string
}

/** Casinos by filter, at `/casino-reviews/find`. */
export const foundReviews: Question<FoundReviewsRequest, FoundReviewsShown> = {
  ask: ({ query, headers }) => {
    const choice = readChoice(query, links)
    return { choice, isOtherwise: isOtherwise(query, choice, links), market: marketOf(headers) }
  },
  // Crawlers follow the listing; combinations of filters would trap them.
  head: ({ casinos, asked: { choice } }) => ({
    title: titled(titleOfChoice(casinos, choice)),
    description: listings.casino_review.description,
  }),
  view: ({ settings, casinos, today, asked }, above) => {
    const { choice } = asked
    const country = countryOf(choice)
    // Filters, orders, counts and rows are all of the country that is asked for, or else of the reader's.
    const marketOfCountry = (named?: string): string => requestedMarket(asked.market, named)
    return (
      <FrameView
        path={links.reviewsFound}
        question={hrefOfChoice(choice, links).split('?')[1]}
        settings={settings}
        above={above}
        country={country}
      >
        <CasinoList
          saveForm={saveForm}
          links={links}
          title={titleOfChoice(casinos, choice)}
          casinos={casinos}
          choice={choice}
          hrefOf={(page) => hrefOfChoice({ ...choice, page }, links)}
          asking={{ today, marketOf: marketOfCountry }}
          markets={offersIn(marketOfCountry(country))}
        />
      </FrameView>
    )
  },
}
