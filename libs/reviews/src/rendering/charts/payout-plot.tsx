import type { ReactElement } from 'react'
import { dateWords } from '@house-edge/ui'
import { readText } from '@house-edge/slices/reading'
import { StripPlot, type StripRow } from '../../components/charts/strip-plot.tsx'
import type { DocumentFields } from '../field/relation.ts'
import { measuredPayout, type PayoutTest, payoutTests } from '../review/payout-tests.ts'
import { timeWords } from '../words/time-words.ts'
import { words } from '../../words/words.ts'

type Review = DocumentFields<'casino_review'>

/** The timed withdrawals of casinos, a row for each that has some, the quickest first; of one casino a row for each method. */
export function PayoutPlot({ reviews }: { reviews: readonly Review[] }): ReactElement | null {
  const [only] = reviews
  const rows =
    only && reviews.length === 1
      ? byMiddle(
          [...Map.groupBy(payoutTests(only), ({ method }) => method ?? words().charts.payouts.unnamed)].map(
            ([name, tests]) => rowOf(name, tests),
          ),
        )
      : byMiddle(reviews.map((review) => rowOf(readText(review.name) ?? '', payoutTests(review))))
  return (
    <StripPlot
      title={words().charts.payouts.title}
      summary={reviews.length === 1 ? words().charts.payouts.ofOne : words().charts.payouts.ofSeveral}
      rows={rows}
      timeWords={timeWords}
    />
  )
}

/**
 * How long each payment method took at each casino: a row for a method, a mark for a casino. The middle of a row is that of
 * all our withdrawals by it: that of the marks is another figure than an article says beside it.
 */
export function MethodPlot({ reviews }: { reviews: readonly Review[] }): ReactElement | null {
  const all = reviews.flatMap(payoutTests).toSorted((one, other) => one.hours - other.hours)
  const marks = reviews.flatMap((review) =>
    [...Map.groupBy(payoutTests(review), ({ method }) => method ?? words().charts.payouts.unnamed)].flatMap(
      ([method, tests]) => {
        const hours = measuredPayout(tests)?.middle
        return hours === undefined ? [] : [{ method, hours, kind: readText(review.name) ?? '' }]
      },
    ),
  )
  const rows = [...Map.groupBy(marks, ({ method }) => method)].map(([name, own]): StripRow => {
    const tests = all.filter(({ method }) => (method ?? words().charts.payouts.unnamed) === name)
    return {
      name,
      marks: own.toSorted((one, other) => one.hours - other.hours),
      middle: measuredPayout(tests)?.middle,
    }
  })
  return (
    <StripPlot
      title={words().charts.payouts.methods}
      summary={words().charts.payouts.ofMethods}
      rows={byMiddle(rows)}
      timeWords={timeWords}
    />
  )
}

function rowOf(name: string, tests: readonly PayoutTest[]): StripRow {
  return {
    name,
    middle: measuredPayout(tests)?.middle,
    marks: tests.map(({ hours, method, askedOn, isOfReader }) => ({
      hours,
      kind: method ?? words().charts.payouts.unnamed,
      isOfReader,
      note: askedOn && dateWords(askedOn),
    })),
  }
}

function byMiddle(rows: readonly StripRow[]): readonly StripRow[] {
  return rows
    .filter(({ marks }) => marks.length > 0)
    .toSorted((one, other) => (one.middle ?? Infinity) - (other.middle ?? Infinity))
}
