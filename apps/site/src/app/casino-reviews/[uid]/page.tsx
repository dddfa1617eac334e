import {
  components,
  ContentAuthorBox,
  reviewContents,
  ReviewBar,
  ReviewBody,
  ReviewFacts,
  ReviewRecord,
  ReviewSummary,
  ReviewWays,
  reviewWords,
} from '@house-edge/reviews/rendering'
import { PageBody, Section, TableOfContents } from '@house-edge/ui/page'
import { siteConfig } from '../../../config.ts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { siteContent } from '../../../content/visit-content.ts'
import { tagAbsence, tagDocuments } from '../../../content/tags.ts'
import { uidsToBuild } from '../../../document-addresses/document-addresses.ts'
import { sliceContext } from '../../../document/slice-context.ts'
import { SiteFrame } from '../../../frame/site-frame.tsx'
import { ratingContents, ReaderRating } from '../reader-rating.tsx'
import { documentMetadata } from '../../../metadata/page-metadata.ts'
import { here, routes } from '../../../routes.ts'
import { PageActions, PageWays } from '@house-edge/readers/saving'
import { describeReview, StructuredData } from '@house-edge/reviews/structured-data'
import { PageTrail } from '../../../structured-data/page-trail.tsx'
import { sitePublisher } from '../../../structured-data/site-publisher.ts'
import { SeeAlso } from '../../(subjects)/see-also.tsx'
import { links } from '../../../links.ts'
import { compareForm } from '@house-edge/reviews/comparing'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ uid: string }>
}

export const generateStaticParams = () => uidsToBuild('casino_review')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { uid } = await params
  const review = await (await siteContent()).findByUid('casino_review', uid)
  return review
    ? documentMetadata(review, here(routes.review, { uid: review.uid ?? uid }), review.data.name)
    : {}
}

/** A casino review, at `/casino-reviews/{uid}`. */
export default async function CasinoReviewPage({ params }: Props) {
  const { uid } = await params
  const path = here(routes.review, { uid })
  const review = await (await siteContent()).findByUid('casino_review', uid)
  if (!review) {
    await tagAbsence(path, 'casino_review', uid)
    notFound()
  }
  await tagDocuments(path, review)

  const context = await sliceContext(path, review)
  const told = {
    id: links.toldId(review),
    title: review.data.name,
    address: `${siteConfig().SITE_ORIGIN}${path}`,
    links,
  }
  const entries = reviewContents(review, context, { components, after: [ratingContents()] })
  return (
    <SiteFrame path={path} document={review}>
      <PageTrail
        trail={[{ href: here(routes.reviews), text: reviewWords().subjects.casino_review.title }]}
        current={review.data.name}
      />
      <StructuredData things={[describeReview(review, await sitePublisher())]} />
      <article>
        <ReviewSummary document={review} context={context} />
        <PageActions {...told} review={{ uid, compareForm }} />
        <ReviewBar document={review} context={context} />
        <PageBody aside={<TableOfContents entries={entries} />}>
          <ReviewBody document={review} context={context} components={components} />
          <Section width="wide">
            <ReviewFacts document={review} context={context} />
            <ReviewRecord document={review} />
          </Section>
          <ReaderRating document={review} uid={uid} />
          <ContentAuthorBox document={review.data.author} />
          <PageWays {...told} />
        </PageBody>
        <ReviewWays document={review} context={context} components={components} />
      </article>
      <SeeAlso document={review} path={path} />
    </SiteFrame>
  )
}
