import { components, FeaturedArticles, FeaturedReviews, HomeOpening } from '@house-edge/reviews/rendering'
import { SliceZone } from '@house-edge/slices'
import { Flow } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { siteContent } from '../content/visit-content.ts'
import { tagDocuments, tagListing } from '../content/tags.ts'
import { DefaultHome } from '../frame/default-home.tsx'
import { sliceContext } from '../document/slice-context.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { documentMetadata } from '../metadata/page-metadata.ts'
import { otherLanguage } from '../language.ts'
import { here, routes } from '../routes.ts'
import { words } from '../words/words.ts'
import { compareForm } from '@house-edge/reviews/comparing'
import { saveForm } from '@house-edge/readers/saving'
import { describeSite, StructuredData } from '@house-edge/reviews/structured-data'
import { sitePublisher } from '../structured-data/site-publisher.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export async function generateMetadata(): Promise<Metadata> {
  const home = await (await siteContent()).findSingle('home')
  if (!home) return { title: { absolute: 'House Edge' }, robots: { index: false } }
  return documentMetadata(home, here(routes.home), home.data.title)
}

/** The home page, at `/`. */
export default async function HomePage() {
  const home = await (await siteContent()).findSingle('home')
  if (!home) {
    await tagListing(here(routes.home), { type: 'home', order: 'title', results: [], lang: otherLanguage() })
    return (
      <SiteFrame path={here(routes.home)}>
        <DefaultHome />
      </SiteFrame>
    )
  }
  await tagDocuments(here(routes.home), home)
  return (
    <SiteFrame path={here(routes.home)} document={home}>
      <StructuredData things={describeSite(await sitePublisher(), here(routes.search))} />
      <Flow spread>
        <HomeOpening
          document={home}
          action={{ href: here(routes.reviews), text: words().home.readReviews }}
        />
        <FeaturedReviews
          document={home}
          more={{ href: here(routes.reviews), text: words().home.allReviews }}
          saveForm={saveForm}
          compareForm={compareForm}
        />
        <SliceZone
          slices={home.data.slices}
          components={components}
          context={await sliceContext(here(routes.home), home)}
        />
        <FeaturedArticles
          document={home}
          more={{ href: here(routes.blog), text: words().home.allArticles }}
          saveForm={saveForm}
        />
      </Flow>
    </SiteFrame>
  )
}
