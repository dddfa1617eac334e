import { Band, Chart, type CriterionScore, scoreWords } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { Axis } from './axis.tsx'
import { extent, linear, place, rem } from './scale.ts'

/** A criterion with its score and how much it counts. */
export interface WeightedScore extends CriterionScore {
  /** In hundredths of the overall score. */
  weight: number
}

const words = {
  title: 'The score, part by part',
  summary: 'Seven parts make the score. The thicker a bar, the more it counts.',
  columns: ['Part', 'Counts', 'Score', 'Why'],
  counts: (weight: number) => `${weight}%`,
  line: (criterion: string, score: string, word: string | undefined, weight: number) =>
    `${criterion} ${score}${word ? ` ${word}` : ''} · ${weight}%`,
}

const ticks = [0, 2, 4, 6, 8, 10].map((at) => ({ at, words: String(at) }))
const scale = linear(0, 10)
const rowRem = 2.6

/**
 * The parts of a score as bars: as long as the score, as thick as it counts.
 *
 * - Not for: parts that count alike (`ScoreBars`).
 * - Accessibility: figure and word stand above each bar; reasons are in the table.
 * - Do: show all parts.
 * - Don’t: order them by score.
 */
export function ScoreChart({ scores }: { scores: readonly WeightedScore[] }): ReactElement | null {
  const known = scores.filter(({ score }) => !Number.isNaN(score))
  if (known.length === 0) return null
  const height = known.length * rowRem
  return (
    <Chart
      title={words.title}
      summary={words.summary}
      height={height + 1.5}
      table={{
        columns: words.columns,
        rows: known.map(({ criterion, weight, score, band, note }) => [
          criterion,
          words.counts(weight),
          <>
            {scoreWords(onScale(score))} <Band band={band} />
          </>,
          note ?? '–',
        ]),
      }}
    >
      <Axis ticks={ticks} scale={scale} height={height} />
      {known.map(({ criterion, score, band, weight }, at) => (
        <g key={criterion} data-row={criterion} data-tone={band?.tone}>
          <text x="0" y={rem(at * rowRem + 0.9)}>
            {words.line(criterion, scoreWords(onScale(score)), band?.word, weight)}
          </text>
          <rect
            className="he-chart-ground"
            x={place(0)}
            width={extent(1)}
            y={rem(at * rowRem + 1.85 - weight / 50)}
            height={rem(weight / 25)}
          />
          <rect
            className="he-chart-mark"
            x={place(0)}
            width={extent(scale(score))}
            y={rem(at * rowRem + 1.85 - weight / 50)}
            height={rem(weight / 25)}
          />
        </g>
      ))}
    </Chart>
  )
}

function onScale(score: number): number {
  return Math.min(10, Math.max(0, score))
}
