import { Band, Chart, type ScoreBand, scoreWords } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { Axis } from './axis.tsx'
import { extent, linear, place, rem } from './scale.ts'
import { numberWords } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'

/** A criterion with its score and how much it counts. */
export interface CriterionScore {
  /** Such as “Safety”. */
  criterion: string
  /** From 0 to 10. */
  score: number
  /** The score in a word. Default: none. */
  band?: ScoreBand | undefined
  /** Why. */
  note?: string | undefined
}

/** The same, and how much it counts. */
export interface WeightedScore extends CriterionScore {
  /** In hundredths of the overall score. */
  weight: number
}

const ticks = [0, 2, 4, 6, 8, 10].map((at) => ({ at, words: String(at) }))
const scale = linear(0, 10)
const rowRem = 2.6

/**
 * The parts of a score as bars: as long as the score, as thick as it counts.
 *
 * - Accessibility: figure and word stand above each bar; reasons are in the table.
 * - Do: show all parts.
 * - Don’t: order them by score.
 */
export function ScoreChart({
  scores,
  isTitled,
}: {
  scores: readonly WeightedScore[]
  /** The heading above names them. @default false */
  isTitled?: boolean | undefined
}): ReactElement | null {
  const known = scores.filter(({ score }) => !Number.isNaN(score))
  if (known.length === 0) return null
  const height = known.length * rowRem
  const { counts, score: said } = words().charts
  return (
    <Chart
      title={said.title}
      isTitled={isTitled}
      summary={said.summary}
      height={height + 1.5}
      table={{
        columns: [said.part, said.weight, said.score, said.why],
        rows: known.map(({ criterion, weight, score, band, note }) => [
          criterion,
          counts(numberWords(weight)),
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
            {`${[criterion, scoreWords(onScale(score)), band?.word].filter(Boolean).join(' ')} · ${counts(numberWords(weight))}`}
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
