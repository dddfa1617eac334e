import { notFound } from 'next/navigation'
import type { ReactElement } from 'react'
import { offersForAll } from '../../market/offers-for-all.ts'
import { pageSize } from '@house-edge/reviews/listing'
import { listings } from '../../document/listings.ts'
import { saveForm } from '@house-edge/readers/saving'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { tagsOfCasinos } from '../../content/casino-tags.ts'
import { tagShown } from '../../content/tags.ts'
import { siteContent } from '../../content/visit-content.ts'
import { allCasinos, CasinoList, noChoice, pageOf } from '@house-edge/reviews/filter'
import { describeList, StructuredData } from '@house-edge/reviews/structured-data'
import { sitePublisher } from '../../structured-data/site-publisher.ts'
import { links } from '../../links.ts'
import { today } from '../../today.ts'

/** One page of all casinos, the best score first: finished, and the same for everybody. */
export async function ListedCasinos({ page }: { page: number }): Promise<ReactElement> {
  const { title, lead, path } = listings.casino_review
  const { casinos, documentOf } = await allCasinos(await siteContent(), links)
  const choice = { ...noChoice, page }
  // A finished page is for readers of each market: its parts say which, so nothing is decided here.
  const asking = { today: today(), marketOf: () => undefined }
  const { chosen, apart, pages } = pageOf(casinos, choice, asking)
  const shown = [...chosen, ...apart]
  await tagShown(path(page), tagsOfCasinos(shown.map(documentOf)))
  if (page > pages) notFound()
  return (
    <SiteFrame path={path(page)}>
      <StructuredData things={[describeList(shown, await sitePublisher(), (page - 1) * pageSize)]} />
      <CasinoList
        saveForm={saveForm}
        links={links}
        title={title}
        lead={lead}
        casinos={casinos}
        choice={choice}
        hrefOf={path}
        asking={asking}
        markets={await offersForAll()}
      />
    </SiteFrame>
  )
}
