import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { scoreWords, withinScale } from './score-scale.ts'

export interface ScoreProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** From 0 to 10. Outside of it counts as the nearest end; not a number renders nothing. */
  value: number | null | undefined
  /** `small` stands in a card or a row, `large` at the head of a review. @default 'small' */
  size?: 'small' | 'large'
}

/** A score out of ten: the figure, and how far it reaches along a ruler of ten marks. */
export function Score({ value, size = 'small', className, ...rest }: ScoreProps): ReactElement | null {
  const score = withinScale(value)
  if (score === undefined) return null
  return (
    <p {...rest} className={joinClasses('he-score', className)} data-size={size}>
      <span className="he-score-figure">{scoreWords(score)}</span>
      <span className="he-score-of"> out of 10</span>
      <ScoreRuler score={score} />
    </p>
  )
}

/** Ten marks; those reached are drawn full, the one underway in part. */
function ScoreRuler({ score }: { score: number }): ReactElement {
  const reached = score * 10
  return (
    <svg className="he-score-ruler" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path className="he-score-marks" d={marks(100)} />
      <path className="he-score-reached" d={marks(reached)} />
    </svg>
  )
}

function marks(until: number): string {
  const count = Math.ceil(until / 10)
  return Array.from({ length: count }, (_, mark) => {
    const from = mark * 10
    return `M${from} 5h${round(Math.min(8.5, (until - from) * 0.85))}`
  }).join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
