import { notFound } from 'next/navigation'
import type { ReactElement } from 'react'
import { offersForAll } from '../market/reader-market.ts'
import { pageSize } from '../content/listings.ts'
import { listings } from '../document/listings.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { allCasinos, tagCasinos, today } from './all-casinos.ts'
import { CasinoList, pageOf } from './casino-list.tsx'
import { noChoice } from './facets.ts'
import { describeList } from '../structured-data/describe.ts'
import { sitePublisher } from '../structured-data/site-publisher.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'

/** One page of all casinos, the best score first: finished, and the same for everybody. */
export async function ListedCasinos({ page }: { page: number }): Promise<ReactElement> {
  const { title, lead, path } = listings.casino_review
  const { casinos, documentOf } = await allCasinos()
  const choice = { ...noChoice, page }
  const day = today()
  const { shown, pages } = pageOf(casinos, choice, day)
  await tagCasinos(path(page), shown.map(documentOf))
  if (page > pages) notFound()
  return (
    <SiteFrame path={path(page)}>
      <StructuredData things={[describeList(shown, await sitePublisher(), (page - 1) * pageSize)]} />
      <CasinoList
        title={title}
        lead={lead}
        casinos={casinos}
        choice={choice}
        hrefOf={path}
        today={day}
        markets={await offersForAll()}
      />
    </SiteFrame>
  )
}
