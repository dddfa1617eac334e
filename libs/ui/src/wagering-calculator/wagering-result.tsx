import type { ReactElement } from 'react'
import { moneyWords } from '../money/money-words.ts'
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
          {wageringCosts(terms).map((row) => (
            <CostRow key={row.game} row={row} money={money} />
          ))}
        </tbody>
      </table>
      <p className="he-calculator-note">
        Averages over many players. A single run can end far above or below, and most games other than slots
        count towards wagering only in part.
      </p>
    </div>
  )
}

function CostRow({ row, money }: { row: WageringCost; money: (amount: number) => string }): ReactElement {
  return (
    <tr>
      <th scope="row">{row.game}</th>
      <td data-label="House edge">{percent.format(row.edge)}</td>
      <td data-label="Average cost">{money(row.cost)}</td>
      <td data-label="Left of the bonus" data-sign={row.left < 0 ? 'loss' : 'gain'}>
        {row.left < 0 ? `−${money(-row.left)}` : money(row.left)}
      </td>
    </tr>
  )
}
