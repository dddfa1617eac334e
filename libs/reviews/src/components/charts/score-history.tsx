import { Chart, dateWords, scoreWords } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { linear, place, rem } from './scale.ts'
import { compareCodes } from '../../letters/compare-codes.ts'
import { words } from '../../words/words.ts'

/** A score since a day. */
export interface DatedScore {
  /** As `2026-10-14`. */
  date: string
  score: number
  /** What changed. */
  note: string
}

const heightRem = 7

/**
 * A score since it was first given, with what changed it. One score alone renders nothing.
 *
 * - Not for: several casinos in one picture.
 * - Accessibility: every score stands at its step; the table says why.
 * - Do: give the reason of each change.
 * - Don’t: begin the line at the last change.
 */
export function ScoreHistory({ scores }: { scores: readonly DatedScore[] }): ReactElement | null {
  const inOrder = scores.toSorted((one, other) => compareCodes(one.date, other.date))
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last || inOrder.length < 2) return null
  const said = words().charts.history
  const values = inOrder.map(({ score }) => score)
  const [low, high] = [Math.max(0, Math.min(...values) - 0.5), Math.min(10, Math.max(...values) + 0.5)]
  const x = linear(Date.parse(first.date), Date.parse(last.date))
  const y = linear(high, low)
  const points = inOrder.map(({ date, score }) => ({ x: x(Date.parse(date)), y: y(score), score, date }))
  const path = points
    .map((point, at) =>
      at === 0 ? `M${round(point.x)} ${round(point.y)}` : `H${round(point.x)}V${round(point.y)}`,
    )
    .join('')
  return (
    <Chart
      title={said.title}
      summary={said.summary(
        scoreWords(first.score),
        dayWords(first.date),
        scoreWords(last.score),
        dayWords(last.date),
      )}
      height={heightRem + 1.5}
      table={{
        columns: [said.since, words().charts.score.score, said.change],
        rows: inOrder.map(({ date, score, note }) => [dayWords(date), scoreWords(score), note]),
      }}
    >
      {[high, low].map((value) => (
        <g key={value}>
          <line className="he-chart-axis" x1="0" x2="100%" y1={top(y(value))} y2={top(y(value))} />
          <text className="he-chart-tick" x="0" y={rem(y(value) * 5 + 0.9)}>
            {scoreWords(value)}
          </text>
        </g>
      ))}
      <svg
        x={place(0)}
        y="1rem"
        width="94%"
        height="5rem"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path className="he-chart-line" d={path} />
      </svg>
      {points.map((point, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a day may have several scores, and the order is fixed
        <g key={`${point.date} ${at}`} data-row={point.date}>
          <circle className="he-chart-mark" cx={place(point.x)} cy={top(point.y)} r="5" />
          {isFree(points, at) && (
            <text
              x={place(point.x)}
              y={rem(point.y * 5 + 0.5)}
              textAnchor={at === 0 ? 'start' : at === points.length - 1 ? 'end' : 'middle'}
            >
              {scoreWords(point.score)}
            </text>
          )}
        </g>
      ))}
      <text className="he-chart-tick" x="0" y={rem(heightRem + 0.5)}>
        {dayWords(first.date)}
      </text>
      <text className="he-chart-tick" x="100%" y={rem(heightRem + 0.5)} textAnchor="end">
        {dayWords(last.date)}
      </text>
    </Chart>
  )
}

/** A day that is no date is shown as it was written. */
function dayWords(date: string): string {
  return dateWords(date) ?? date
}

function top(share: number): string {
  return rem(share * 5 + 1)
}

/** Whether the words of a point stand free of the next: the last always has its own. */
function isFree(points: readonly { x: number }[], at: number): boolean {
  const next = points[at + 1]
  return !next || next.x - points[at]!.x > 0.12
}

function round(share: number): number {
  return Math.round(share * 10_000) / 100
}
