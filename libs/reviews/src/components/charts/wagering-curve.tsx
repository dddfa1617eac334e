import { Chart, moneyWords } from '@house-edge/ui'
import { listFormat, numberWords } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { type WageringTerms, wageringCosts, wageringTurnover } from '../wagering-calculator/wagering.ts'
import { words } from '../../words/words.ts'
import { LegendEntry } from './legend-entry.tsx'
import { linear, place, rem, roundUp } from './scale.ts'

const heightRem = 10
const steps = [0, 0.25, 0.5, 0.75, 1]

/**
 * What is left of deposit and bonus while an offer is cleared, on average, on each kind of game that counts.
 *
 * - Not for: what one player will see.
 * - Accessibility: lines differ in their dashes and are named; the table has five points of each.
 * - Do: start with the figures of the offer beside it.
 * - Don’t: show an offer without wagering.
 */
export function WageringCurve({
  terms,
  currency,
}: {
  terms: WageringTerms
  currency: string | undefined
}): ReactElement | null {
  const turnover = wageringTurnover(terms)
  const start = terms.deposit + terms.bonus
  if (turnover <= 0 || start <= 0) return null
  const said = words().curves.left
  const names = words().calculators.wagering.games
  const costs = wageringCosts(terms)
  const games = costs.filter(({ outcome }) => outcome !== 'not counted')
  const money = (amount: number): string => moneyWords(Math.round(amount), currency)
  const leftOf = (cost: number, share: number): number => Math.max(0, start - cost * share)
  const most = roundUp(start)
  const y = linear(most, 0)
  const [slots] = games
  const ignored = costs.filter(({ outcome }) => outcome === 'not counted').map(({ game }) => names[game])
  return (
    <Chart
      title={said.title}
      summary={[
        slots && slots.bets > 0
          ? said.inBets(money(leftOf(slots.cost, 1)), money(turnover), numberWords(slots.bets))
          : said.summary(money(leftOf(slots?.cost ?? 0, 1)), money(turnover)),
        ...(terms.largestWin > 0 ? [said.mostOut(money(terms.largestWin))] : []),
      ].join(' ')}
      height={heightRem + 2.5}
      legend={
        <>
          <ul>
            {games.map(({ game, counted }, at) => (
              <LegendEntry key={game} className="he-chart-line" data-line={at + 1} d="M-14 0H14">
                {counted < 1
                  ? said.counted(names[game], numberWords(counted, { style: 'percent' }))
                  : names[game]}
              </LegendEntry>
            ))}
            {terms.largestWin > 0 && terms.largestWin < most && (
              <LegendEntry className="he-chart-middle" d="M-14 0H14">
                {said.largestWin}
              </LegendEntry>
            )}
          </ul>
          {ignored.length > 0 && <p>{said.notCounted(listFormat().format(ignored))}</p>}
        </>
      }
      table={{
        columns: [said.staked, ...games.map(({ game }) => names[game])],
        rows: steps.map((share) => [
          money(turnover * share),
          ...games.map(({ cost }) => money(leftOf(cost, share))),
        ]),
      }}
    >
      {[most, most / 2, 0].map((amount) => (
        <g key={amount}>
          <line className="he-chart-axis" x2="100%" y1={down(y(amount))} y2={down(y(amount))} />
          <text className="he-chart-tick" y={rem(y(amount) * heightRem + 0.7)}>
            {money(amount)}
          </text>
        </g>
      ))}
      {terms.largestWin > 0 && terms.largestWin < most && (
        <line
          className="he-chart-middle"
          x1={place(0)}
          x2={place(1)}
          y1={down(y(terms.largestWin))}
          y2={down(y(terms.largestWin))}
        />
      )}
      <svg
        x={place(0)}
        y="1rem"
        width="94%"
        height={rem(heightRem)}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
      >
        {games.map(({ game, cost }, at) => {
          // The line ends on the ground where all is spent before the end.
          const end = cost > start ? start / cost : 1
          const ground = end < 1 ? 'H100' : ''
          return (
            <path
              key={game}
              className="he-chart-line"
              data-line={at + 1}
              data-row={names[game]}
              d={`M0 ${share(y(start))}L${share(end)} ${share(y(leftOf(cost, end)))}${ground}`}
            />
          )
        })}
      </svg>
      {[0, 0.5, 1].map((at) => (
        <text
          key={at}
          className="he-chart-tick"
          x={at === 0 ? '0' : at === 1 ? '100%' : place(at)}
          y={rem(heightRem + 2.2)}
          textAnchor={at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}
        >
          {money(turnover * at)}
        </text>
      ))}
    </Chart>
  )
}

function down(part: number): string {
  return rem(part * heightRem + 1)
}

function share(part: number): number {
  return Math.round(part * 10_000) / 100
}
