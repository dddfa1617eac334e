import { documentTags, listTag, orderTags } from '@house-edge/content/next'
import { ListedOffer, NotOffered, subjectName, type SubjectType } from '@house-edge/slices'
import { Link } from '@house-edge/ui'
import { CardGrid, EmptyState, PageHeader, ResultList, Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { siteContent, tagShown } from '../content.ts'
import { listings } from '../document/listings.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { offersForAll } from '../market/reader-market.ts'
import { routes } from '../routes.ts'
import { saveForm } from '../saving/save-form.tsx'
import { findableOf } from '../search/searchable.ts'
import { describeList } from '../structured-data/describe.ts'
import { sitePublisher } from '../structured-data/site-publisher.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { namings, naming, shownMaker } from './related.ts'

/** The list of all subjects of a type, by name. */
export async function ListedSubjects({ type }: { type: SubjectType }): Promise<ReactElement> {
  const { title, lead, path } = listings[type]
  const content = await siteContent()
  const [documents, reviews, articles] = await Promise.all([
    content.getAll(type),
    content.getAll('casino_review'),
    content.getAll('article'),
  ])
  const ways = namings[type]
  const entries = documents
    .flatMap((document) => {
      const found = findableOf(document)
      const maker = document.type === 'bonus' ? shownMaker(document, reviews) : undefined
      if (!found || (document.type === 'bonus' && !maker)) return []
      const casinos = new Set(ways.reviews.flatMap((way) => naming(document, reviews, way)))
      const written = new Set(ways.articles.flatMap((way) => naming(document, articles, way)))
      const counts = [
        countWords(casinos.size, 'casino', 'casinos'),
        countWords(written.size, 'article', 'articles'),
      ]
      return [
        {
          id: document.id,
          title: subjectName(document) ?? found.title,
          href: found.href,
          context: sentenceAndCounts(found.summary, counts.filter(Boolean).join(' · ')),
          offer: document.type === 'bonus' && maker ? { document, maker } : undefined,
        },
      ]
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en-GB'))
  const context = { markets: await offersForAll(), marketHref: href(routes.market), saveForm }
  const offers = entries.flatMap(({ offer }) => offer ?? [])
  await tagShown(path(), [
    ...documentTags(documents),
    listTag(type),
    // Counts stand beside each name, so a review that begins to name a subject changes this page.
    ...orderTags('casino_review', ['status', 'name', ...ways.reviews.flatMap(({ fields }) => fields)]),
    ...orderTags(
      'article',
      ways.articles.flatMap(({ fields }) => fields),
    ),
  ])

  return (
    <SiteFrame path={path()}>
      {/* An offer goes from its list on a day, without a publish; what is said of the page would stay. */}
      {type !== 'bonus' && (
        <StructuredData
          things={[
            describeList(
              entries.map(({ title: name, href }) => ({ name, href })),
              await sitePublisher(),
            ),
          ]}
        />
      )}
      <PageHeader title={title} lead={lead} />
      <Section width="wide">
        {entries.length === 0 ? (
          <EmptyState title="Nothing is published yet">
            Come back soon: the first pieces are being written.
          </EmptyState>
        ) : offers.length > 0 ? (
          <>
            <NotOffered offers={offers} context={context}>
              <p>
                We show offers only to readers who can take them up, and know of none for you. Our reviews are
                the same everywhere.
              </p>
            </NotOffered>
            <CardGrid>
              {offers.map((offer) => (
                <ListedOffer key={offer.document.id} {...offer} context={context} />
              ))}
            </CardGrid>
            <p>
              Offers differ by country. <Link href={context.marketHref}>Choose yours</Link>.
            </p>
          </>
        ) : (
          <ResultList
            layout="columns"
            results={entries.map(({ id, title: name, href, context }) => ({
              id,
              title: name,
              href,
              context,
            }))}
          />
        )}
      </Section>
    </SiteFrame>
  )
}

function countWords(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
}

/** A summary that ends a sentence needs no separator. */
function sentenceAndCounts(summary: string, counts: string): string {
  return [summary, counts].filter(Boolean).join(/[.!?…]$/.test(summary) ? ' ' : ' · ')
}
