import { apartCasinos, ApartList } from '@house-edge/reviews/news'
import { describeList, StructuredData } from '@house-edge/reviews/structured-data'
import { Link } from '@house-edge/ui'
import { marked } from '@house-edge/ui/language'
import { Flow, PageHeader, Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { orderTags, tagShown } from '../../content/tags.ts'
import { siteContent } from '../../content/visit-content.ts'
import { listings } from '../../document/listings.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { links } from '../../links.ts'
import { listingPageMetadata } from '../../metadata/page-metadata.ts'
import { here, routes } from '../../routes.ts'
import { feedIn } from '../../site-addresses/feed-addresses.ts'
import { sitePublisher } from '../../structured-data/site-publisher.ts'
import { words } from '../../words/words.ts'

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
  const said = words().hearWarnings
  const waysOn = [feedIn('warnings').rss, `${here(routes.newsletter)}?about=reviews`, listings.news.path(1)]
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
      <PageHeader size="small" title={title} lead={lead} />
      <Flow>
        <ApartList casinos={casinos} />
        <Section title={said.title} width="wide">
          <p>
            {marked(said.text, (part, at) => (
              <Link href={waysOn[at] ?? ''}>{part}</Link>
            ))}
          </p>
        </Section>
      </Flow>
    </SiteFrame>
  )
}
