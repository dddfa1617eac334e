import { casinoIn, noMarket } from '@house-edge/slices'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { href } from '@house-edge/routing'
import { listings } from '../../../document/listings.ts'
import { allCasinos, today } from '../../../finding/all-casinos.ts'
import { CasinoList, pageOf } from '../../../finding/casino-list.tsx'
import { hrefOfChoice, isOtherwise, readChoice, titleOfChoice } from '../../../finding/choice.ts'
import { SiteFrame } from '../../../frame/site-frame.tsx'
import { offersForReader } from '../../../market/reader-market.ts'
import { routes } from '../../../routes.ts'

/** Rendered for each request, never cached: there are too many combinations of filters. */
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Crawlers follow the listing; combinations of filters would trap them. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { casinos } = await allCasinos()
  return {
    title: titleOfChoice(casinos, readChoice(await searchParams)),
    description: 'The casinos we have tested, by score, time to payout, wagering, licence, country and more.',
    robots: { index: false, follow: true },
  }
}

/** Casinos by filter, at `/casino-reviews/find`. */
export default async function FoundReviewsPage({ searchParams }: Props) {
  const query = await searchParams
  const choice = readChoice(query)
  // Each choice has one canonical URL. Without a choice it is the listing.
  if (isOtherwise(query, choice)) redirect(hrefOfChoice(choice))
  const markets = await offersForReader()
  const { casinos: all } = await allCasinos()
  // Filtering and sorting by offer counts only offers for the reader's market.
  const casinos = all.map((casino) => casinoIn(casino, markets.codes[0] ?? noMarket))
  const day = today()
  if (choice.page > pageOf(casinos, choice, day).pages) notFound()
  return (
    <SiteFrame path={href(routes.reviewsFound)} isPersonal>
      <CasinoList
        title={titleOfChoice(casinos, choice)}
        lead={listings.casino_review.description}
        casinos={casinos}
        choice={choice}
        hrefOf={(page) => hrefOfChoice({ ...choice, page })}
        today={day}
        markets={markets}
      />
    </SiteFrame>
  )
}
