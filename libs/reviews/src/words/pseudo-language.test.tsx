import { SliceZone } from '@house-edge/slices'
import { pseudoLanguage, speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import { ArticleFilterForm } from '../articles/article-filter.tsx'
import { articleFilters } from '../articles/article-choice.ts'
import { CompareBar } from '../comparing/compare-bar.tsx'
import type {
  ArticleDocument,
  BonusDocument,
  CasinoReviewDocument,
  HomeDocument,
  PageDocument,
} from '../documents.ts'
import { CasinoList } from '../filter/casino-list.tsx'
import { noChoice } from '../filter/facets.ts'
import { ArticleHeader } from '../rendering/article/article-header.tsx'
import { FeaturedArticles, FeaturedReviews } from '../rendering/page-opening/featured.tsx'
import { ContentAuthorBox } from '../rendering/person/author-box.tsx'
import { ReviewBar } from '../rendering/review-page/review-bar.tsx'
import { ReviewBody } from '../rendering/review-page/review-body.tsx'
import { ReviewFacts } from '../rendering/review-page/review-facts.tsx'
import { ReviewRecord } from '../rendering/review-page/review-record.tsx'
import { ReviewSummary } from '../rendering/review-page/review-summary.tsx'
import { readCasino } from '../rendering/review/casino.ts'
import { components } from '../slices/slice-map/components.ts'
import { HelpFound } from '../distress/help-found.tsx'
import { listedOffers } from '../offers/listed-offer.ts'
import { offerFacets } from '../offers/offer-facets.ts'
import { OfferList, titleOfOffers } from '../offers/offer-list.tsx'
import { Answers } from '../search/intent/answers.tsx'
import { kindWords } from '../search/kind-words.ts'
import { kinds } from '../search-index/searchable.ts'
import { leftInEnglish as left } from '../testing/left-in-english.ts'
import { seeAlsoLinks } from '../subjects/see-also.ts'
import { links } from '../testing/site.ts'
import { allOf, withGroups } from '../testing/wordless.ts'

const today = '2026-11-20'
const reviews = allOf('casino_review') as readonly CasinoReviewDocument[]
const articles = allOf('article') as readonly ArticleDocument[]
const homes = allOf('home') as readonly HomeDocument[]
const pages = allOf('page') as readonly PageDocument[]
const bonuses = allOf('bonus') as readonly BonusDocument[]

afterEach(() => speak(undefined))

describe('pseudo-language', () => {
  it.each(reviews.map((review) => [review.uid, review] as const))(
    'leaves no English on the review of %s',
    (_uid, document) => {
      const context = { document, today, saveForm: 'save', compareForm: 'compare' }
      expect(
        left(
          <>
            <ReviewSummary document={document} context={context} />
            <ReviewBar document={document} context={context} />
            <ReviewBody document={document} context={context} components={components} />
            <ReviewFacts document={document} context={context} />
            <ReviewRecord document={document} />
            <ContentAuthorBox document={document.data.author} />
          </>,
        ),
      ).toEqual([])
    },
  )

  it.each(articles.map((article) => [article.uid, article] as const))(
    'leaves no English on the article %s',
    (_uid, document) => {
      const lists = (): string[] =>
        seeAlsoLinks(document, { reviews, articles }, links).map(({ title }) => title)
      speak(pseudoLanguage)
      expect(
        left(
          <>
            <ArticleHeader document={document} />
            <SliceZone
              slices={document.data.slices}
              components={components}
              context={{ document, today, saveForm: 'save', compareForm: 'compare' }}
            />
            {lists()}
          </>,
        ),
      ).toEqual([])
    },
  )

  it.each(pages.map((page) => [page.uid, page] as const))(
    'leaves no English on the page %s',
    (_uid, document) => {
      const slices = (
        <SliceZone slices={document.data.slices} components={components} context={{ document, today }} />
      )
      expect(left(slices)).toEqual([])
    },
  )

  it('leaves no English on lists and the front page', () => {
    const casinos = reviews.flatMap((review) => readCasino(review) ?? [])
    const asking = { today, marketOf: () => 'GB' }
    for (const order of ['score', 'paid', 'checked', 'wagering'])
      for (const values of [{}, { score: '9' }, { status: 'warning' }, { country: 'ie', paid: '2' }])
        expect(
          left(
            <CasinoList
              title=""
              lead=""
              casinos={casinos}
              choice={{ ...noChoice, order, values, page: 1 }}
              hrefOf={() => '/'}
              asking={asking}
              markets={undefined}
              saveForm="save"
              links={links}
            />,
          ),
        ).toEqual([])
    expect(
      left(
        <>
          <ArticleFilterForm filters={articleFilters(articles, { values: {} }, links)} links={links} />
          <CompareBar country={undefined} links={links} />
          {homes.map((home) => (
            <div key={home.id}>
              <FeaturedReviews document={home} saveForm="save" compareForm="compare" />
              <FeaturedArticles document={home} saveForm="save" />
              <SliceZone slices={home.data.slices} components={components} context={{ today }} />
            </div>
          ))}
        </>,
      ),
    ).toEqual([])
  })

  it('leaves no English on lists of offers', () => {
    const offers = listedOffers(bonuses, reviews.map(withGroups))
    expect(offers.length).toBeGreaterThan(3)
    const asking = { today, marketOf: () => 'GB' }
    const chosen = Object.fromEntries(
      offerFacets.map(({ name, optionsOf }) => [name, optionsOf(offers)[0]?.value ?? '']),
    )
    for (const values of [{}, { wagering: '0' }, chosen])
      for (const on of [asking, undefined])
        expect(
          left(() => {
            const choice = { values, order: 'cost', page: 1 }
            return (
              <OfferList
                title={titleOfOffers(offers, choice)}
                lead=""
                offers={offers}
                choice={choice}
                hrefOf={() => '/'}
                asking={on}
                markets={undefined}
                links={links}
              />
            )
          }),
        ).toEqual([])
  })

  it('leaves no English in what a search answers, and on the page of help', () => {
    const method = { uid: 'kestrel', name: 'Ω', kind: undefined }
    const quickest = { name: 'Ω', href: '/a', hours: 2 }
    const intent = { aspects: ['paid', 'wagering'], payments: [], country: 'IE', rest: '', isNegated: false }
    const payments = [
      { name: 'Ω', methods: [method], casinos: 2, quickest },
      { name: 'Ω', methods: [method], casinos: 0 },
      { name: 'Ω', methods: [], casinos: 0 },
    ]
    const results = { groups: [], intent, payments, filters: [], listed: 2, isNoneThere: true }
    const help = { documents: [], settings: undefined, country: 'IE', children: null }
    expect(
      left(() => (
        <>
          <Answers results={results as never} links={links} />
          {kinds.map((kind) => (
            <p key={kind}>{kindWords(kind)}</p>
          ))}
          <HelpFound {...help} distress={{ isDanger: true, langs: ['en'] }} />
        </>
      )),
    ).toEqual([])
  })
})
