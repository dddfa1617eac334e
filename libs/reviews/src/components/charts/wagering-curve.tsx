import { Chart, moneyWords } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { type WageringTerms, wageringCosts, wageringTurnover } from '../wagering-calculator/wagering.ts'
import { linear, place, rem, roundUp } from './scale.ts'

const words = {
  title: 'What is left while the offer is cleared, on average',
  summary: (left: string, turnover: string, bets: number, win: string | undefined) =>
    `On slots ${left} of deposit and bonus is left when ${turnover} is staked${bets > 0 ? `, in ${bets} bets at least` : ''}.${win === undefined ? '' : ` No more than ${win} may be taken out.`}`,
  staked: 'Counted so far',
  left: (game: string) => game,
  counted: (game: string, percent: number) => (percent < 100 ? `${game}, counted ${percent}%` : game),
  notCounted: (games: string) => `Does not count at all: ${games}.`,
  largestWin: 'the most that may be taken out',
}

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
  const costs = wageringCosts(terms)
  const games = costs.filter(({ outcome }) => outcome !== 'not counted')
  const money = (amount: number): string => moneyWords(Math.round(amount), currency)
  const leftOf = (cost: number, share: number): number => Math.max(0, start - cost * share)
  const most = roundUp(start)
  const y = linear(most, 0)
  const [slots] = games
  const ignored = costs.filter(({ outcome }) => outcome === 'not counted').map(({ game }) => game)
  return (
    <Chart
      title={words.title}
      summary={words.summary(
        money(leftOf(slots?.cost ?? 0, 1)),
        money(turnover),
        slots?.bets ?? 0,
        terms.largestWin > 0 ? money(terms.largestWin) : undefined,
      )}
      height={heightRem + 2.5}
      legend={
        <>
          <ul>
            {games.map(({ game, counted }, at) => (
              <li key={game}>
                <Sample line={at + 1} />
                {words.counted(game, Math.round(counted * 100))}
              </li>
            ))}
            {terms.largestWin > 0 && terms.largestWin < most && (
              <li>
                <svg viewBox="0 0 28 16" aria-hidden="true">
                  <path className="he-chart-middle" d="M0 8H28" />
                </svg>
                {words.largestWin}
              </li>
            )}
          </ul>
          {ignored.length > 0 && <p>{words.notCounted(ignored.join(', '))}</p>}
        </>
      }
      table={{
        columns: [words.staked, ...games.map(({ game }) => words.left(game))],
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
              data-row={game}
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

function Sample({ line }: { line: number }): ReactElement {
  return (
    <svg viewBox="0 0 28 16" aria-hidden="true">
      <path className="he-chart-line" data-line={line} d="M0 8H28" />
    </svg>
  )
}

function down(part: number): string {
  return rem(part * heightRem + 1)
}

function share(part: number): number {
  return Math.round(part * 10_000) / 100
}
