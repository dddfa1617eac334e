import { components, FeaturedArticles, FeaturedReviews, HomeOpening } from '@house-edge/reviews/rendering'
import { SliceZone } from '@house-edge/slices'
import { Flow } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { Metadata } from 'next'
import { siteContent } from '../content/visit-content.ts'
import { tagDocuments, tagListing } from '../content/tags.ts'
import { DefaultHome } from '../frame/default-home.tsx'
import { sliceContext } from '../document/slice-context.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { documentMetadata } from '../metadata/document-metadata.ts'
import { routes } from '../routes.ts'
import { compareForm } from '@house-edge/reviews/comparing'
import { saveForm } from '@house-edge/readers/saving'
import { describeSite, StructuredData } from '@house-edge/reviews/structured-data'
import { sitePublisher } from '../structured-data/site-publisher.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export async function generateMetadata(): Promise<Metadata> {
  const home = await (await siteContent()).findSingle('home')
  if (!home) return { title: { absolute: 'House Edge' }, robots: { index: false } }
  return documentMetadata(home, '/', home.data.title)
}

/** The home page, at `/`. */
export default async function HomePage() {
  const home = await (await siteContent()).findSingle('home')
  if (!home) {
    await tagListing('/', { type: 'home', order: 'title', results: [] })
    return (
      <SiteFrame path="/">
        <DefaultHome />
      </SiteFrame>
    )
  }
  await tagDocuments('/', home)
  return (
    <SiteFrame path="/">
      <StructuredData things={describeSite(await sitePublisher(), href(routes.search))} />
      <Flow spread>
        <HomeOpening document={home} action={{ href: href(routes.reviews), text: 'Read the reviews' }} />
        <FeaturedReviews
          document={home}
          more={{ href: href(routes.reviews), text: 'All reviews' }}
          saveForm={saveForm}
          compareForm={compareForm}
        />
        <SliceZone
          slices={home.data.slices}
          components={components}
          context={await sliceContext('/', home)}
        />
        <FeaturedArticles
          document={home}
          more={{ href: href(routes.blog), text: 'All articles' }}
          saveForm={saveForm}
        />
      </Flow>
    </SiteFrame>
  )
}
