import type { ReactElement } from 'react'
import { moneyWords } from '@house-edge/ui'
import { marked, numberWords } from '@house-edge/ui/language'
import type { WageringWords } from '../calculator/calculator-words.ts'
import { fillIn } from '../calculator/fill-in.ts'
import { type WageringCost, type WageringTerms, wageringCosts, wageringTurnover } from './wagering.ts'

interface WageringResultProps {
  said: WageringWords
  terms: WageringTerms
  currency: string | undefined
}

/** What an offer costs to clear, as one sentence and a table of games. */
export function WageringResult({ said, terms, currency }: WageringResultProps): ReactElement {
  const money = (amount: number): string => moneyWords(amount, currency, said.language)
  const number = (value: number): string => numberWords(value, {}, said.language)
  const rows = wageringCosts(terms)
  const [slots] = rows
  const limits = [
    slots && slots.bets > 0 && fillIn(said.bets, { bets: number(slots.bets) }),
    terms.largestWin > 0 && fillIn(said.mostOut, { win: money(terms.largestWin) }),
  ]
    .filter(Boolean)
    .join(' ')
  const answer = fillIn(said.answer, {
    bonus: money(terms.bonus),
    turnover: money(wageringTurnover(terms)),
    times: fillIn(terms.multiple === 1 ? said.once : said.times, { count: number(terms.multiple) }),
    of: fillIn(said.of[terms.base === 'bonus' ? 'bonus' : 'deposit and bonus'], {
      deposit: money(terms.deposit),
    }),
  })
  return (
    <div className="he-calculator-result">
      <output className="he-calculator-answer">
        {marked(answer, (turnover) => (
          <strong>{turnover}</strong>
        ))}
      </output>
      <table className="he-calculator-table">
        <caption className="he-hidden">{said.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{said.columns.game}</th>
            <th scope="col">{said.columns.edge}</th>
            <th scope="col">{said.columns.cost}</th>
            <th scope="col">{said.columns.left}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CostRow key={row.game} said={said} row={row} money={money} />
          ))}
        </tbody>
      </table>
      {limits !== '' && <p>{limits}</p>}
      <p className="he-calculator-note">{said.note}</p>
    </div>
  )
}

interface CostRowProps {
  said: WageringWords
  row: WageringCost
  money: (amount: number) => string
}

function CostRow({ said, row, money }: CostRowProps): ReactElement {
  const { game, edge, counted, outcome, cost, left } = row
  const name = said.games[game]
  return (
    <tr>
      <th scope="row">
        {counted < 1 ? fillIn(said.counted, { game: name, share: share(counted, said) }) : name}
      </th>
      <td data-label={said.columns.edge}>{share(edge, said)}</td>
      <td data-label={said.columns.cost}>{outcome === 'not counted' ? '–' : money(cost)}</td>
      <td data-label={said.columns.left} data-sign={outcome === 'cleared' && left >= 0 ? 'gain' : 'loss'}>
        {outcome === 'cleared' ? (left < 0 ? `−${money(-left)}` : money(left)) : said.nothing}
      </td>
    </tr>
  )
}

function share(part: number, { language }: WageringWords): string {
  return numberWords(part, { style: 'percent', maximumFractionDigits: 1 }, language)
}
