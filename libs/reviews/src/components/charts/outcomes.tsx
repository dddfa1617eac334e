import { Chart, moneyWords } from '@house-edge/ui'
import { numberWords } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { type EveningTerms, eveningOutcomes } from '../evening-calculator/evening.ts'
import { words } from '../../words/words.ts'
import { extent, linear, place, rem } from './scale.ts'

const heightRem = 8

/**
 * How evenings of one kind end, in a hundred.
 *
 * - Not for: games whose results do not come close to the normal distribution.
 * - Accessibility: the table has the number of each bar; what loses and what wins stands left and right of a line.
 * - Do: say how long an evening is.
 * - Don’t: leave out the long tails.
 */
export function Outcomes({
  terms,
  currency,
}: {
  terms: EveningTerms
  currency: string | undefined
}): ReactElement | null {
  const { bars, losing, average } = eveningOutcomes(terms)
  const said = words().curves.outcomes
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last || first.from === last.to) return null
  const x = linear(first.from, last.to)
  const most = Math.max(...bars.map(({ evenings }) => evenings))
  const money = (amount: number): string =>
    amount < 0 ? `−${moneyWords(-amount, currency)}` : moneyWords(amount, currency)
  return (
    <Chart
      title={said.title}
      summary={said.summary(numberWords(losing), money(average))}
      height={heightRem + 2}
      table={{
        columns: [said.result, said.evenings],
        rows: bars.map(({ from, to, evenings }) => [
          said.range(money(from), money(to)),
          numberWords(evenings, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
        ]),
      }}
    >
      {bars.map(({ from, to, evenings }) => {
        const tall = most === 0 ? 0 : (evenings / most) * heightRem
        return (
          <rect
            key={from}
            className="he-chart-mark"
            data-tone={to <= 0 ? 'weak' : 'good'}
            x={place(x(from))}
            width={extent(x(to) - x(from))}
            y={rem(heightRem - tall)}
            height={rem(tall)}
          />
        )
      })}
      {first.from < 0 && last.to > 0 && (
        <>
          <line className="he-chart-middle" x1={place(x(0))} x2={place(x(0))} y2={rem(heightRem)} />
          <text className="he-chart-tick" x={place(x(0))} y={rem(heightRem + 1.2)} textAnchor="middle">
            {said.even}
          </text>
        </>
      )}
      <text className="he-chart-tick" y={rem(heightRem + 1.2)}>
        {money(first.from)}
      </text>
      <text className="he-chart-tick" x="100%" y={rem(heightRem + 1.2)} textAnchor="end">
        {money(last.to)}
      </text>
    </Chart>
  )
}
