import { orderTags } from '@house-edge/content/next'
import { apartCasinos, ApartList } from '@house-edge/reviews/news'
import { describeList, StructuredData } from '@house-edge/reviews/structured-data'
import { href } from '@house-edge/routing'
import { Link } from '@house-edge/ui'
import { Flow, PageHeader, Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { tagShown } from '../../content/tags.ts'
import { siteContent } from '../../content/visit-content.ts'
import { listings } from '../../document/listings.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { links } from '../../links.ts'
import { listingPageMetadata } from '../../metadata/listing-page-metadata.ts'
import { routes } from '../../routes.ts'
import { warningsFeed } from '../../site-addresses/feed-addresses.ts'
import { sitePublisher } from '../../structured-data/site-publisher.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = () => listingPageMetadata('warnings', 1)

/** Casinos that readers are warned of and that have closed, at `/warnings`. */
export default async function WarningsPage(): Promise<ReactElement> {
  const { title, lead, path } = listings.warnings
  const reviews = await (await siteContent()).getAll('casino_review')
  const casinos = apartCasinos(reviews, links)
  const fields = ['status', 'warning', 'headline', 'changelog', 'name']
  await tagShown(path(1), orderTags('casino_review', fields))
  return (
    <SiteFrame path={path(1)}>
      <StructuredData
        things={[
          describeList(
            casinos.map((each) => ({ name: each.casino.name, href: each.path })),
            await sitePublisher(),
          ),
        ]}
      />
      <PageHeader title={title} lead={lead} />
      <Flow>
        <ApartList casinos={casinos} />
        <Section title="Hear of the next one" width="wide">
          <p>
            Every warning is in the <Link href={warningsFeed.rss}>feed of warnings</Link>, for a feed reader,
            and in the <Link href={href(routes.newsletter)}>newsletter</Link> under “New reviews, and scores
            that changed”. What else happened is in <Link href={href(routes.news)}>news and changes</Link>.
          </p>
        </Section>
      </Flow>
    </SiteFrame>
  )
}
