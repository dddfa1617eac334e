import type { ReactElement } from 'react'
import { moneyWords } from '@house-edge/ui'
import { eveningCost, type EveningTerms, type Range } from './evening.ts'

const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

const spans = [
  { evenings: 1, words: 'One evening' },
  { evenings: 52, words: 'One a week, a year long' },
] as const

/** What an evening costs, as two sentences and a table for one and for many. */
export function EveningResult({
  terms,
  currency,
}: {
  terms: EveningTerms
  currency: string | undefined
}): ReactElement {
  const money = (amount: number): string => moneyWords(amount, currency)
  const { staked, average, usual } = eveningCost(terms, 1)
  return (
    <div className="he-calculator-result">
      <output className="he-calculator-answer">
        {figures.format(terms.rounds * terms.hours)} rounds of {money(terms.stake)} put {money(staked)}{' '}
        through the game. The house keeps <strong>{money(-average)}</strong> of it on average. Two evenings in
        three end between {endWords(usual.from, money)} and {endWords(usual.to, money)}.
      </output>
      <table className="he-calculator-table">
        <caption className="he-hidden">What that costs, on average and how far from it</caption>
        <thead>
          <tr>
            <th scope="col">Played</th>
            <th scope="col">Staked</th>
            <th scope="col">On average</th>
            <th scope="col">Two times in three</th>
            <th scope="col">19 times in 20</th>
          </tr>
        </thead>
        <tbody>
          {spans.map(({ evenings, words }) => {
            const cost = eveningCost(terms, evenings)
            return (
              <tr key={evenings}>
                <th scope="row">{words}</th>
                <td data-label="Staked">{money(cost.staked)}</td>
                <td data-label="On average" data-sign={cost.average < 0 ? 'loss' : undefined}>
                  {signed(cost.average, money)}
                </td>
                <td data-label="Two times in three">
                  <RangeWords range={cost.usual} money={money} />
                </td>
                <td data-label="19 times in 20">
                  <RangeWords range={cost.nearlyAll} money={money} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="he-calculator-note">
        The average is exact, the spread an estimate. Slots are lopsided: most evenings end below their
        average, and a few far above it.
      </p>
    </div>
  )
}

function endWords(amount: number, money: (amount: number) => string): string {
  if (amount === 0) return 'even'
  return amount < 0 ? `a loss of ${money(-amount)}` : `a win of ${money(amount)}`
}

/** A line may break between the ends, and not after a sign. */
function RangeWords({
  range: { from, to },
  money,
}: {
  range: Range
  money: (amount: number) => string
}): ReactElement {
  return (
    <span className="he-calculator-range">
      <span>{signed(from, money)}</span> to <span>{signed(to, money)}</span>
    </span>
  )
}

function signed(amount: number, money: (amount: number) => string): string {
  if (amount === 0) return money(0)
  return amount < 0 ? `−${money(-amount)}` : `+${money(amount)}`
}
