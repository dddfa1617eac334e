import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SliceZone } from '@house-edge/slices'
import { ContentArticleCard } from '../article/article-card.tsx'
import { ArticleHeader } from '../article/article-header.tsx'
import articles from '../article/mocks.json' with { type: 'json' }
import bonusCards from '../../slices/BonusCard/mocks.json' with { type: 'json' }
import comparisons from '../../slices/ComparisonTable/mocks.json' with { type: 'json' }
import evenings from '../../slices/EveningCalculator/mocks.json' with { type: 'json' }
import helpBlocks from '../../slices/HelpBlock/mocks.json' with { type: 'json' }
import licenceBoxes from '../../slices/LicenceBox/mocks.json' with { type: 'json' }
import { FeaturedArticles, FeaturedReviews } from '../page-opening/featured.tsx'
import pages from '../page-opening/mocks.json' with { type: 'json' }
import { HomeOpening, PageOpening } from '../page-opening/page-opening.tsx'
import paymentsTables from '../../slices/PaymentsTable/mocks.json' with { type: 'json' }
import { ContentAuthorBox } from '../person/author-box.tsx'
import people from '../person/mocks.json' with { type: 'json' }
import related from '../../slices/Related/mocks.json' with { type: 'json' }
import reviews from '../review/mocks.json' with { type: 'json' }
import { ContentReviewCard } from '../review/review-card.tsx'
import { ReviewFacts } from '../review-page/review-facts.tsx'
import { ReviewRecord } from '../review-page/review-record.tsx'
import { ReviewSummary } from '../review-page/review-summary.tsx'
import scoreBreakdowns from '../../slices/ScoreBreakdown/mocks.json' with { type: 'json' }
import selfChecks from '../../slices/SelfCheck/mocks.json' with { type: 'json' }
import settings from '../settings/mocks.json' with { type: 'json' }
import { ContentSiteFooter, ContentSiteHeader } from '../settings/site-frame.tsx'
import { components } from '../../slices/slice-map/components.ts'
import toplists from '../../slices/Toplist/mocks.json' with { type: 'json' }
import calculators from '../../slices/WageringCalculator/mocks.json' with { type: 'json' }
import { faultsOf as faultsInMarkup } from '../../../../../vitest.hostile.ts'

const today = '2026-11-20'

function faultsOf(content: unknown, render: (content: never) => ReactElement): readonly string[] {
  return faultsInMarkup(content, (wrong) => renderToStaticMarkup(render(wrong)))
}

/** Of a package that sends no mocks along. */
const prosConsOfThisReview = {
  id: 'pros_cons$1',
  slice_type: 'pros_cons',
  variation: 'default',
  primary: { title: 'In short', pros: [], cons: [] },
  items: [],
}

const slicesOfThePackage: readonly unknown[] = [
  bonusCards.withTerms,
  comparisons.littleKnown,
  evenings.common,
  helpBlocks.several,
  licenceBoxes.one,
  paymentsTables.severalMethods,
  related.mixed,
  scoreBreakdowns.withReasons,
  selfChecks.withHelp,
  toplists.withoutPictures,
  calculators.common,
]

describe('SliceZone', () => {
  // shows F25
  it.each(slicesOfThePackage.map((slice) => [(slice as { id: string }).id, slice]))(
    'shows %s whatever is wrong with one of its fields',
    (_id, slice) => {
      const problems: string[] = []
      const context = {
        document: reviews.complete,
        today,
        onProblem: ({ code, message }: { code: string; message: string }) => {
          if (code === 'slices/slice-threw') problems.push(message)
        },
      }
      expect(
        faultsOf(slice, (wrong) => <SliceZone components={components} slices={[wrong]} context={context} />),
      ).toEqual([])
      expect(problems).toEqual([])
    },
  )

  it.each([
    [
      'bonus',
      bonusCards.ofThisReview,
      ['name', 'status', 'website', 'has_affiliate', 'go_slug', 'min_age', 'bonuses'],
    ],
    ['licences', licenceBoxes.ofThisReview, ['licences']],
    [
      'payments',
      paymentsTables.ofThisReview,
      ['name', 'currencies', 'withdrawal_limit_month', 'kyc_note', 'payments'],
    ],
    ['pros and cons', prosConsOfThisReview, ['pros', 'cons']],
    ['scores', scoreBreakdowns.ofThisReview, ['overall_score', 'rating_breakdown']],
  ])('shows the %s of a review whatever is wrong with the review', (_what, slice, fields) => {
    expect(
      faultsOf(reviewWith(fields), (document) => (
        <SliceZone components={components} slices={[slice]} context={{ document, today }} />
      )),
    ).toEqual([])
  })
})

type ReviewField = keyof typeof reviews.complete.data

/** A review with some of its fields only, so that no time goes into those that a component does not read. */
function reviewWith(fields: readonly string[]): unknown {
  const { data, ...document } = reviews.complete
  return { ...document, data: Object.fromEntries(fields.map((field) => [field, data[field as ReviewField]])) }
}

const summaryFields =
  `name headline logo status overall_score best_for next_review_due methodology summary author
  fact_checker last_reviewed has_affiliate bonuses website min_age`.split(/\s+/)

const factFields = `operator website launched_year min_age countries_allowed languages currencies payments
  withdrawal_limit_month kyc_note game_counts providers rtp_published support responsible_tools self_exclusion
  has_affiliate`.split(/\s+/)

describe('ReviewSummary: and other compositions', () => {
  it('sum up a review beside a broken field', () => {
    expect(
      faultsOf(reviewWith(summaryFields), (document) => (
        <ReviewSummary document={document} context={{ today }} />
      )),
    ).toEqual([])
  })

  it('list the facts of a review beside a broken one', () => {
    expect(faultsOf(reviewWith(factFields), (document) => <ReviewFacts document={document} />)).toEqual([])
  })

  it('show record and card beside any broken field', () => {
    expect([
      ...faultsOf(reviewWith(['evidence', 'changelog']), (document) => <ReviewRecord document={document} />),
      ...faultsOf(
        reviewWith(['name', 'headline', 'overall_score', 'best_for', 'status', 'cover', 'logo']),
        (document) => <ContentReviewCard document={document} />,
      ),
    ]).toEqual([])
  })

  it('show an article beside a broken field', () => {
    const { slices: _slices, related: _related, ...data } = articles.complete.data
    expect(
      faultsOf({ ...articles.complete, data }, (document) => (
        <>
          <ArticleHeader document={document} />
          <ContentArticleCard document={document} />
        </>
      )),
    ).toEqual([])
  })

  it('open pages whatever is wrong with one of their fields', () => {
    const { slices: _pageSlices, ...page } = pages.page.data
    const { slices: _homeSlices, ...home } = pages.home.data
    expect([
      ...faultsOf({ ...pages.page, data: page }, (document) => <PageOpening document={document} />),
      ...faultsOf({ ...pages.home, data: home }, (document) => (
        <>
          <HomeOpening document={document} action={{ href: '/casino-reviews', text: 'Compare' }} />
          <FeaturedReviews document={document} />
          <FeaturedArticles document={document} />
        </>
      )),
      ...faultsOf(people.complete, (document) => <ContentAuthorBox document={document} />),
    ]).toEqual([])
  })

  it('frame the site beside a broken setting', () => {
    expect(
      faultsOf(settings.complete, (document) => (
        <>
          <ContentSiteHeader settings={document} />
          <ContentSiteFooter settings={document} />
        </>
      )),
    ).toEqual([])
  })
})
