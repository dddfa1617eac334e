import { documentTags } from '@house-edge/content/next'
import { NewsList, newsOf } from '@house-edge/reviews/news'
import { Link } from '@house-edge/ui'
import { marked } from '@house-edge/ui/language'
import { Flow, PageHeader, Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { orderTags, tagShown } from '../../content/tags.ts'
import { siteContent } from '../../content/visit-content.ts'
import { listings } from '../../document/listings.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { links } from '../../links.ts'
import { offersForAll } from '../../market/offers-for-all.ts'
import { listingPageMetadata } from '../../metadata/page-metadata.ts'
import { feedIn } from '../../site-addresses/feed-addresses.ts'
import { today } from '../../today.ts'
import { words } from '../../words/words.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = () => listingPageMetadata('news', 1)

/** About what a reader misses in a season; what is older stands in the reviews. */
const mostShown = 40

/** What happened at casinos, at `/news`. */
export default async function NewsPage(): Promise<ReactElement> {
  const { title, lead, path } = listings.news
  const reviews = await (await siteContent()).getAll('casino_review')
  const news = newsOf(reviews, links, today()).slice(0, mostShown)
  const fields = ['status', 'headline', 'changelog', 'name', 'first_published', 'bonuses', 'noindex']
  const named = new Set(news.map(({ casino }) => casino.id))
  await tagShown(path(1), [
    // An offer's words are of its own document, which is within the review.
    ...documentTags(reviews.filter(({ id }) => named.has(id))),
    ...orderTags('casino_review', fields),
  ])
  const said = words().hearNews
  return (
    <SiteFrame path={path(1)}>
      <PageHeader size="small" title={title} lead={lead} />
      <Flow>
        <Section width="wide">
          <p>
            {marked(said.apart, (part) => (
              <Link href={links.warnings}>{part}</Link>
            ))}
          </p>
        </Section>
        <NewsList news={news} markets={await offersForAll()} />
        <Section title={said.title} width="wide">
          <p>
            {marked(said.text, (part) => (
              <Link href={feedIn('news').rss}>{part}</Link>
            ))}
          </p>
        </Section>
      </Flow>
    </SiteFrame>
  )
}
