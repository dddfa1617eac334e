import { documentTags } from '@house-edge/content/next'
import { type OfferMarkets, readCasino } from '@house-edge/reviews/casino'
import {
  ContentArticleCard,
  ContentCasinoRow,
  LicencesOfCasinos,
  OfferPanel,
  PaymentAtCasinos,
  SubjectAbout,
  type SubjectDocument,
  SubjectHeader,
  subjectName,
  type SubjectType,
} from '@house-edge/reviews/rendering'
import type { CasinoReviewDocument } from '@house-edge/reviews/documents'
import type { ListedArticle } from '@house-edge/reviews/listing'
import { Link } from '@house-edge/ui'
import { CardGrid, EmptyState, Flow, Section } from '@house-edge/ui/page'
import { notFound } from 'next/navigation'
import type { ReactElement } from 'react'
import { compareForm } from '@house-edge/reviews/comparing'
import { listedArticles, siteContent } from '../../content/visit-content.ts'
import { orderTags, tagAbsence, tagDocuments, tagShown } from '../../content/tags.ts'
import { listings } from '../../document/listings.ts'
import { sliceContext } from '../../document/slice-context.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { offersForAll } from '../../market/offers-for-all.ts'
import { findDocumentPath } from '../../routes.ts'
import { describePerson, StructuredData } from '@house-edge/reviews/structured-data'
import { PageTrail } from '../../structured-data/page-trail.tsx'
import { sitePublisher } from '../../structured-data/site-publisher.ts'
import { saveForm } from '@house-edge/readers/saving'
import { SeeAlso } from './see-also.tsx'
import {
  namings,
  shownArticles,
  type ShownDocuments,
  shownMaker,
  shownReviews,
} from '@house-edge/reviews/subjects'
import { links } from '../../links.ts'
import { today } from '../../today.ts'
import { marked, numberWords } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'

/** The page of a subject (a person, a topic, a payment method, …), with the reviews and articles about it. */
export async function SubjectPage({ type, uid }: { type: SubjectType; uid: string }): Promise<ReactElement> {
  const path = findDocumentPath(type, uid)
  const content = await siteContent()
  const document = path === undefined ? undefined : await content.findByUid(type, uid)
  if (path === undefined || !document) {
    await tagAbsence(`${listings[type].path(1)}/${uid}`, type, uid)
    notFound()
  }
  const ways = namings[type]
  const [reviews, articles] = await Promise.all([
    ways.reviews.length > 0 ? content.getAll('casino_review') : [],
    ways.articles.length > 0 ? listedArticles() : [],
  ])
  const reviewLists = shownReviews(document, reviews, links)
  const articleLists = shownArticles(document, articles, links)
  const shown = [
    ...reviewLists.flatMap((list) => list.documents),
    ...articleLists.flatMap((list) => list.documents),
  ]
  await tagDocuments(path, document)
  await tagShown(path, [
    ...documentTags(shown),
    ...orderTags('casino_review', [...fieldsOf(ways.reviews), 'name', 'overall_score']),
    ...orderTags('article', [...fieldsOf(ways.articles), 'published_on']),
  ])
  const markets = await offersForAll()
  const maker = document.type === 'bonus' ? shownMaker(document, reviews) : undefined
  // Nothing may attract readers to a casino that they are warned of.
  if (document.type === 'bonus' && !maker) notFound()
  const said = words().subject

  return (
    <SiteFrame path={path} document={document}>
      <PageTrail
        trail={[{ href: listings[type].path(1), text: listings[type].title }]}
        current={subjectName(document)}
      />
      {document.type === 'person' && (
        <StructuredData things={[describePerson(document, await sitePublisher())]} />
      )}
      <SubjectHeader document={document} maker={maker} />
      <Flow>
        <SubjectAbout document={document} />
        {document.type === 'bonus' && maker && (
          <Section width="wide">
            <OfferPanel document={document} maker={maker} context={await sliceContext(path, document)} />
          </Section>
        )}
        {reviewLists.map((list) => (
          <Section key={list.title} title={list.title} width="wide" more={<MoreCasinos list={list} />}>
            {isCut(list) && <p>{said.best(numberWords(list.documents.length))}</p>}
            <Casinos document={document} reviews={list.documents} markets={markets} />
          </Section>
        ))}
        {articleLists.map((list) => (
          <Section key={list.title} title={list.title} width="wide" more={<MoreArticles list={list} />}>
            {isCut(list) && <p>{said.newest(numberWords(list.documents.length))}</p>}
            <CardGrid lead={document.type === 'topic'}>
              {list.documents.map((article) => (
                <ContentArticleCard key={article.id} document={article} saveForm={saveForm} />
              ))}
            </CardGrid>
          </Section>
        ))}
        {shown.length === 0 && (
          <EmptyState title={said.nothing}>
            {marked(said.seeAll, (part) => (
              <Link href={links.reviews}>{part}</Link>
            ))}
          </EmptyState>
        )}
      </Flow>
      <SeeAlso document={document} path={path} />
    </SiteFrame>
  )
}

function fieldsOf(ways: readonly { fields: readonly string[] }[]): readonly string[] {
  return ways.flatMap(({ fields }) => fields)
}

function Casinos({
  document,
  reviews,
  markets,
}: {
  document: SubjectDocument
  reviews: readonly CasinoReviewDocument[]
  markets: OfferMarkets | undefined
}): ReactElement {
  if (document.type === 'payment_method')
    return <PaymentAtCasinos subject={document} reviews={reviews} markets={markets} saveForm={saveForm} />
  if (document.type === 'regulator')
    return <LicencesOfCasinos subject={document} reviews={reviews} saveForm={saveForm} />
  const day = today()
  return (
    <div>
      {reviews.flatMap((review) => {
        const casino = readCasino(review)
        return casino
          ? [
              <ContentCasinoRow
                key={casino.uid}
                casino={casino}
                today={day}
                markets={markets}
                besideOffer={document.type === 'bonus' ? document.id : undefined}
                level={3}
                saveForm={saveForm}
                compareForm={compareForm}
              />,
            ]
          : []
      })}
    </div>
  )
}

/** The way to the listing of all of them, where they can also be compared. */
function MoreCasinos({ list }: { list: ShownDocuments<CasinoReviewDocument> }): ReactElement | null {
  if (list.hrefOfAll === undefined) return null
  const said = words().subject
  return (
    <Link href={list.hrefOfAll}>{isCut(list) ? said.allCasinos(numberWords(list.total)) : said.compare}</Link>
  )
}

/** The way to the articles that are not shown. */
function MoreArticles({ list }: { list: ShownDocuments<ListedArticle> }): ReactElement | null {
  if (list.hrefOfAll === undefined || !isCut(list)) return null
  return <Link href={list.hrefOfAll}>{words().subject.allArticles(numberWords(list.total))}</Link>
}

function isCut({ documents, total }: ShownDocuments<unknown>): boolean {
  return documents.length < total
}
