/** Every figure in every chart equals the document's: positions are read back from the markup, by the chart's own axis. */
import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ScoreChart } from '../../components/charts/score-chart.tsx'
import { ScoreHistory } from '../../components/charts/score-history.tsx'
import type { DocumentFields } from '../field/relation.ts'
import { criteria, criterionScores } from '../review/scores.ts'
import { timeWords } from '../words/time-words.ts'
import { datedScores } from './dated-scores.ts'
import { PayoutPlot } from './payout-plot.tsx'
import { ReadersBesideOurs } from './readers-beside-ours.tsx'

interface Data {
  name: string
  payout_tests?: readonly { hours: number; by: string }[]
  rating_breakdown: readonly { criterion: string; score: number; note: string }[]
  changelog: readonly { date: string; score?: number; note: string }[]
}

const { documents } = readContentFolder(join(import.meta.dirname, '../../../../../content'))
const reviews = documents.flatMap(({ type, data }) =>
  type === 'casino_review' ? [data as unknown as Data] : [],
)
const fieldsOf = (data: Data): DocumentFields<'casino_review'> => data as never

const hoursOfTick: Readonly<Record<string, number>> = {
  '15 min': 0.25,
  '1 h': 1,
  '6 h': 6,
  '1 day': 24,
  '3 days': 72,
  '1 week': 168,
  '3 weeks': 504,
}

/** What a picture of times says: each mark's place, by the first and the last line of the axis. */
function hoursDrawn(html: string): readonly number[] {
  const lines = [...html.matchAll(/<line class="he-chart-axis" x1="([\d.]+)%"/g)].map(([, x]) => Number(x))
  const ticks = [...html.matchAll(/<text class="he-chart-tick"[^>]*>([^<]+)</g)].map(
    ([, words]) => hoursOfTick[words ?? ''] ?? Number.NaN,
  )
  const [from, to] = [ticks[0] ?? Number.NaN, ticks.at(-1) ?? Number.NaN]
  const [left, right] = [lines[0] ?? Number.NaN, lines.at(-1) ?? Number.NaN]
  return [...html.matchAll(/<svg x="([\d.]+)%" y="[\d.]+rem" overflow/g)].map(
    ([, x]) => from * (to / from) ** ((Number(x) - left) / (right - left)),
  )
}

const ascending = (one: number, other: number): number => one - other
const byText = (one = '', other = ''): number => one.localeCompare(other)

describe('PayoutPlot', () => {
  const measured = reviews.filter(({ payout_tests: tests }) => tests && tests.length > 1)

  it.each(measured.map((review) => [review.name, review] as const))(
    'marks each withdrawal from %s where its document says',
    (_name, review) => {
      const html = renderToStaticMarkup(<PayoutPlot reviews={[fieldsOf(review)]} />)
      const stated = (review.payout_tests ?? []).map(({ hours }) => hours).toSorted(ascending)
      const drawn = hoursDrawn(html).toSorted(ascending)
      expect(drawn).toHaveLength(stated.length)
      for (const [at, hours] of stated.entries()) expect((drawn[at] ?? 0) / hours).toBeCloseTo(1, 3)
      const inTable = [...html.matchAll(/<td>([^<]+(?:minutes?|hours?|days?))<\/td>/g)].map(
        ([, words]) => words,
      )
      expect(inTable.toSorted(byText)).toEqual(stated.map(timeWords).toSorted(byText))
    },
  )

  it('says of the sixty-three what the article says', () => {
    const article = JSON.stringify(documents.find(({ uid }) => uid === 'sixty-three-withdrawals-timed')?.data)
    const slice = article.slice(article.indexOf('"casino_chart"'))
    const named = new Set(
      [...slice.slice(0, slice.indexOf('slice_type')).matchAll(/casino_review_[\w-]+/g)].map(([id]) => id),
    )
    const seven = documents.filter(({ id }) => named.has(id ?? ''))
    expect(seven).toHaveLength(7)
    const html = renderToStaticMarkup(<PayoutPlot reviews={seven.map(({ data }) => data as never)} />)
    const drawn = hoursDrawn(html).toSorted(ascending)
    expect(drawn).toHaveLength(63)
    expect(drawn[31]).toBeCloseTo(20, 1)
    expect(drawn.filter((hours) => hours <= 24.01)).toHaveLength(36)
    expect(drawn.filter((hours) => hours > 72.01)).toHaveLength(7)
  })
})

describe('ScoreChart', () => {
  it.each(reviews.map((review) => [review.name, review] as const))(
    'draws bars of %s as long as the scores of its document',
    (_name, review) => {
      const html = renderToStaticMarkup(<ScoreChart scores={criterionScores(fieldsOf(review))} />)
      const drawn = [...html.matchAll(/class="he-chart-mark" x="3%" width="([\d.]+)%"/g)].map(
        ([, width]) => Number(width) / 9.4,
      )
      expect(drawn.map((score) => Math.round(score * 100) / 100)).toEqual(
        criteria.map(
          (criterion) => review.rating_breakdown.find((part) => part.criterion === criterion)?.score,
        ),
      )
      const thick = [...html.matchAll(/class="he-chart-mark"[^>]*height="([\d.]+)rem"/g)].map(
        ([, height]) => Number(height) * 25,
      )
      expect(thick.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100)
    },
  )
})

describe('ScoreHistory', () => {
  const changed = reviews.filter(
    ({ changelog }) => changelog.filter(({ score }) => score !== undefined).length > 1,
  )

  it.each(changed.map((review) => [review.name, review] as const))(
    'has each score of %s at its day and its height',
    (_name, review) => {
      const html = renderToStaticMarkup(<ScoreHistory scores={datedScores(fieldsOf(review))} />)
      const [high = 0, low = 0] = [
        ...html.matchAll(/<text class="he-chart-tick" x="0" y="[\d.]+rem">([\d.]+)</g),
      ].map(([, words]) => Number(words))
      const stated = review.changelog
        .flatMap(({ date, score }) => (score === undefined ? [] : [{ date, score }]))
        .toSorted((one, other) => one.date.localeCompare(other.date))
      const [first, last] = [stated[0], stated.at(-1)].map((each) => Date.parse(each?.date ?? ''))
      const drawn = [...html.matchAll(/<circle class="he-chart-mark" cx="([\d.]+)%" cy="([\d.]+)rem"/g)]
      expect(drawn).toHaveLength(stated.length)
      for (const [at, [, x, y]] of drawn.entries()) {
        const day = (first ?? 0) + ((Number(x) - 3) / 94) * ((last ?? 0) - (first ?? 0))
        expect(Math.round(day / 86_400_000)).toBe(Date.parse(stated[at]?.date ?? '') / 86_400_000)
        expect(high - ((Number(y) - 1) / 5) * (high - low)).toBeCloseTo(stated[at]?.score ?? 0, 2)
      }
    },
  )
})

describe('ReadersBesideOurs', () => {
  const marks = [
    { name: 'payouts', label: 'Payouts', average: 4.5 },
    { name: 'terms', label: 'Terms', average: 1.3 },
    { name: 'support', label: 'Support', average: 5 },
    { name: 'games', label: 'Games', average: 2.7 },
  ] as const
  const same = { payouts: 'payouts', terms: 'bonuses', support: 'support', games: 'games' }

  it.each(reviews.map((review) => [review.name, review] as const))(
    'draws our scores of %s as its document has them, each above its readers’ mark',
    (name, review) => {
      const document = { id: name, uid: name, type: 'casino_review', data: review } as never
      const html = renderToStaticMarkup(<ReadersBesideOurs document={document} marks={marks} votes={3} />)
      const picture = html.slice(html.indexOf('he-chart-picture'), html.indexOf('he-chart-legend'))
      const drawn = [...picture.matchAll(/class="he-chart-mark"( data-hollow="")? x="3%" width="([\d.]+)%"/g)]
      const scoreOf = (criterion: string) =>
        review.rating_breakdown.find((each) => each.criterion === criterion)?.score
      expect(
        drawn.map(([, hollow, width]) => {
          const length = Math.round((Number(width) / 9.4) * 100) / 100
          return hollow ? ['readers', length / 2] : ['ours', length]
        }),
      ).toEqual(
        marks.flatMap((mark) => [
          ['ours', scoreOf(same[mark.name])],
          ['readers', mark.average],
        ]),
      )
    },
  )

  it('renders nothing before a reader has marked it', () => {
    const document = { id: 'a', uid: 'a', type: 'casino_review', data: reviews[0] } as never
    expect(renderToStaticMarkup(<ReadersBesideOurs document={document} marks={[]} votes={0} />)).toBe('')
  })
})
