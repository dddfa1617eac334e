import type { ReactElement } from 'react'
import { moneyWords } from '@house-edge/ui'
import { type WageringCost, type WageringTerms, wageringCosts, wageringTurnover } from './wagering.ts'

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })

/** What an offer costs to clear, as one sentence and a table of games. */
export function WageringResult({
  terms,
  currency,
}: {
  terms: WageringTerms
  currency: string | undefined
}): ReactElement {
  const money = (amount: number): string => moneyWords(amount, currency)
  const rows = wageringCosts(terms)
  const [slots] = rows
  const limits = [
    slots &&
      slots.bets > 0 &&
      `At the largest bet that is ${slots.bets.toLocaleString('en-GB')} spins of a slot.`,
    terms.largestWin > 0 && `No more than ${money(terms.largestWin)} may be taken out.`,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="he-calculator-result">
      <output className="he-calculator-answer">
        To turn a bonus of {money(terms.bonus)} into money you must stake{' '}
        <strong>{money(wageringTurnover(terms))}</strong>: {terms.multiple}{' '}
        {terms.multiple === 1 ? 'time' : 'times'}{' '}
        {terms.base === 'bonus' ? 'the bonus' : `the bonus and the ${money(terms.deposit)} you deposit`}.
      </output>
      <table className="he-calculator-table">
        <caption className="he-hidden">What staking that much costs on average</caption>
        <thead>
          <tr>
            <th scope="col">Played on</th>
            <th scope="col">House edge</th>
            <th scope="col">Average cost</th>
            <th scope="col">Left of the bonus</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CostRow key={row.game} row={row} money={money} />
          ))}
        </tbody>
      </table>
      {limits !== '' && <p>{limits}</p>}
      <p className="he-calculator-note">
        Averages over many players. A single run can end far above or below. Nothing is left where all is
        spent before the end, or where the game does not count. How much a game counts, the largest bet and
        the largest win are in the terms of the offer.
      </p>
    </div>
  )
}

function CostRow({ row, money }: { row: WageringCost; money: (amount: number) => string }): ReactElement {
  const { game, edge, counted, outcome, cost, left } = row
  return (
    <tr>
      <th scope="row">
        {game}
        {counted < 1 && `, counted ${percent.format(counted)}`}
      </th>
      <td data-label="House edge">{percent.format(edge)}</td>
      <td data-label="Average cost">{outcome === 'not counted' ? '–' : money(cost)}</td>
      <td data-label="Left of the bonus" data-sign={outcome === 'cleared' && left >= 0 ? 'gain' : 'loss'}>
        {outcome === 'cleared' ? (left < 0 ? `−${money(-left)}` : money(left)) : 'Nothing'}
      </td>
    </tr>
  )
}
