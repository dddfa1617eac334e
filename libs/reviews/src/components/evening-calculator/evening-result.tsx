import type { ReactElement } from 'react'
import { moneyWords } from '@house-edge/ui'
import { marked, numberWords } from '@house-edge/ui/language'
import type { EveningWords } from '../calculator/calculator-words.ts'
import { fillIn } from '../calculator/fill-in.ts'
import { eveningCost, type EveningTerms, type Range } from './evening.ts'

interface EveningResultProps {
  said: EveningWords
  terms: EveningTerms
  currency: string | undefined
}

const spans = [
  { evenings: 1, name: 'one' },
  { evenings: 52, name: 'year' },
] as const

/** What an evening costs, as two sentences and a table for one and for many. */
export function EveningResult({ said, terms, currency }: EveningResultProps): ReactElement {
  const money = (amount: number): string => moneyWords(amount, currency, said.language)
  const { staked, average, usual } = eveningCost(terms, 1)
  const { columns } = said
  const answer = fillIn(said.answer, {
    rounds: numberWords(terms.rounds * terms.hours, { maximumFractionDigits: 2 }, said.language),
    stake: money(terms.stake),
    staked: money(staked),
    cost: money(-average),
    from: endWords(usual.from, said, money),
    to: endWords(usual.to, said, money),
  })
  return (
    <div className="he-calculator-result">
      <output className="he-calculator-answer">
        {marked(answer, (cost) => (
          <strong>{cost}</strong>
        ))}
      </output>
      <table className="he-calculator-table">
        <caption className="he-hidden">{said.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.played}</th>
            <th scope="col">{columns.staked}</th>
            <th scope="col">{columns.average}</th>
            <th scope="col">{columns.usual}</th>
            <th scope="col">{columns.nearlyAll}</th>
          </tr>
        </thead>
        <tbody>
          {spans.map(({ evenings, name }) => {
            const cost = eveningCost(terms, evenings)
            return (
              <tr key={evenings}>
                <th scope="row">{said[name]}</th>
                <td data-label={columns.staked}>{money(cost.staked)}</td>
                <td data-label={columns.average} data-sign={cost.average < 0 ? 'loss' : undefined}>
                  {signed(cost.average, money)}
                </td>
                <td data-label={columns.usual}>
                  <RangeWords said={said} range={cost.usual} money={money} />
                </td>
                <td data-label={columns.nearlyAll}>
                  <RangeWords said={said} range={cost.nearlyAll} money={money} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="he-calculator-note">{said.note}</p>
    </div>
  )
}

function endWords(amount: number, said: EveningWords, money: (amount: number) => string): string {
  if (amount === 0) return said.even
  return fillIn(amount < 0 ? said.loss : said.win, { amount: money(Math.abs(amount)) })
}

/** A line may break between the ends, and not after a sign. */
function RangeWords({
  said,
  range: { from, to },
  money,
}: {
  said: EveningWords
  range: Range
  money: (amount: number) => string
}): ReactElement {
  const ends = fillIn(said.range, { from: signed(from, money), to: signed(to, money) })
  return (
    <span className="he-calculator-range">
      {marked(ends, (end) => (
        <span>{end}</span>
      ))}
    </span>
  )
}

function signed(amount: number, money: (amount: number) => string): string {
  if (amount === 0) return money(0)
  return amount < 0 ? `−${money(-amount)}` : `+${money(amount)}`
}
