import type { ReactElement } from 'react'

interface ScoreRulerProps {
  score: number
  /** How much of each mark is drawn, as the style sheet draws it; the rest keeps it apart from the next. @default 0.85 */
  fill?: number
}

/**
 * Ten marks; those reached are drawn full, the one underway in part. The figure stands beside it in words.
 *
 * The style sheet cuts two lines into marks: marks as shapes would be a large part of a page with many scores.
 */
export function ScoreRuler({ score, fill = 0.85 }: ScoreRulerProps): ReactElement {
  // The first mark begins at the start of the ruler and the tenth ends at its end.
  const length = 100 / (9 / fill + 1)
  const reached = (Math.floor(score) * length) / fill + (score % 1) * length
  return (
    <svg className="he-score-ruler" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 5h100" />
      <path d={`M0 5h${Math.round(reached * 10) / 10}`} />
    </svg>
  )
}
