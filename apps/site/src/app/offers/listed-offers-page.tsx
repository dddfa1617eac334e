import { documentTags } from '@house-edge/content/next'
import { noChoice } from '@house-edge/reviews/filter'
import { listedOffers, OfferList, offersOnPage, offersToShow } from '@house-edge/reviews/offers'
import { NoneCurrent, NotOffered, reviewWords } from '@house-edge/reviews/rendering'
import { notFound } from 'next/navigation'
import type { ReactElement } from 'react'
import { orderTags, tagShown } from '../../content/tags.ts'
import { siteContent } from '../../content/visit-content.ts'
import { listings } from '../../document/listings.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { links } from '../../links.ts'
import { offersForAll } from '../../market/offers-for-all.ts'
import { today } from '../../today.ts'

/** What decides where the list has an offer, and whether. */
const decidingFields =
  'title noindex type value cap wagering_multiple wagering_base min_deposit eligible_games contribution countries'.split(
    ' ',
  )

/** One page of all offers, what costs least to clear first. */
export async function ListedOffersPage({ page }: { page: number }): Promise<ReactElement> {
  const { title, lead, path } = listings.bonus
  const said = reviewWords().subjects.bonus
  const content = await siteContent()
  const [bonuses, reviews] = await Promise.all([content.getAll('bonus'), content.getAll('casino_review')])
  const markets = await offersForAll()
  const offers = offersToShow(listedOffers(bonuses, reviews), markets, today())
  const choice = { ...noChoice, page }
  const { shown, pages } = offersOnPage(offers, choice, undefined)
  await tagShown(path(page), [
    ...documentTags(shown.flatMap(({ document, review }) => [document, review])),
    ...orderTags('bonus', decidingFields),
    ...orderTags('casino_review', [
      'status',
      'name',
      'bonuses',
      'payments',
      'countries_allowed',
      'overall_score',
    ]),
  ])
  if (page > pages) notFound()
  const context = { markets, marketHref: links.market }
  const made = shown.map(({ document, review }) => ({ document, maker: review }))
  return (
    <SiteFrame path={path(page)}>
      <OfferList
        title={title}
        lead={lead}
        offers={offers}
        choice={{ ...choice, order: 'cost' }}
        hrefOf={path}
        asking={undefined}
        markets={markets}
        links={links}
      >
        <NotOffered offers={made} context={context}>
          <p>{said.notHere(pages === 1)}</p>
        </NotOffered>
        <NoneCurrent offers={made} context={context}>
          {said.noneCurrent(pages === 1)}
        </NoneCurrent>
      </OfferList>
    </SiteFrame>
  )
}
