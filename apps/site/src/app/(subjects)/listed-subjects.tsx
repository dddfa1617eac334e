import { documentTags } from '@house-edge/content/next'
import { reviewWords, type SubjectType } from '@house-edge/reviews/rendering'
import { EmptyState, PageHeader, Pagination, ResultList, Section } from '@house-edge/ui/page'
import { notFound } from 'next/navigation'
import type { ReactElement } from 'react'
import { listedArticles, siteContent } from '../../content/visit-content.ts'
import { pageSizeOf } from '@house-edge/reviews/listing'
import { orderTags, tagShown } from '../../content/tags.ts'
import { listings } from '../../document/listings.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { describeList, StructuredData } from '@house-edge/reviews/structured-data'
import { sitePublisher } from '../../structured-data/site-publisher.ts'
import { namings, subjectsOnPage } from '@house-edge/reviews/subjects'
import { links } from '../../links.ts'
import { readImage } from '@house-edge/slices/reading'
import { numberWords } from '@house-edge/ui/language'

/** One page of the subjects of a type, by name. */
export async function ListedSubjects({
  type,
  page,
}: {
  type: Exclude<SubjectType, 'bonus'>
  page: number
}): Promise<ReactElement> {
  const { title, lead, path, order } = listings[type]
  const content = await siteContent()
  const [documents, reviews, articles] = await Promise.all([
    content.getAll(type),
    content.getAll('casino_review'),
    listedArticles(),
  ])
  const size = pageSizeOf(type)
  const { shown, pages } = subjectsOnPage({ documents, reviews, articles }, page, size, links)
  const ways = namings[type]
  await tagShown(path(page), [
    ...documentTags(shown.map(({ document }) => document)),
    ...orderTags(type, [order, 'noindex']),
    // Counts stand beside each name, so a review that begins to name a subject changes this page.
    ...orderTags('casino_review', ['status', 'name', ...ways.reviews.flatMap(({ fields }) => fields)]),
    ...orderTags(
      'article',
      ways.articles.flatMap(({ fields }) => fields),
    ),
  ])
  if (page > pages) notFound()
  const said = reviewWords().lists
  return (
    <SiteFrame path={path(page)}>
      <StructuredData
        things={[
          describeList(
            shown.map(({ title: name, href }) => ({ name, href })),
            await sitePublisher(),
            (page - 1) * size,
          ),
        ]}
      />
      <PageHeader
        size="small"
        title={title}
        lead={page === 1 ? lead : said.pageOf(numberWords(page), numberWords(pages))}
      />
      <Section width="wide">
        {shown.length === 0 ? (
          <EmptyState title={said.none.nothingYet}>{said.none.comeBack}</EmptyState>
        ) : (
          <ResultList
            layout="columns"
            results={shown.map(({ document, title: name, href, context }) => ({
              id: document.id,
              title: name,
              href,
              context,
              logo: document.type === 'person' ? readImage(document.data.photo) : undefined,
            }))}
          />
        )}
        <Pagination page={page} pages={pages} hrefOf={path} />
      </Section>
    </SiteFrame>
  )
}
