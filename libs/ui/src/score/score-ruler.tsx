import type { ReactElement } from 'react'

export interface ScoreRulerProps {
  score: number
  /** How much of each mark is drawn; the rest keeps it apart from the next. @default 0.85 */
  fill?: number
}

/** Ten marks; those reached are drawn full, the one underway in part. The figure stands beside it in words. */
export function ScoreRuler({ score, fill = 0.85 }: ScoreRulerProps): ReactElement {
  return (
    <svg className="he-score-ruler" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path className="he-score-marks" d={marksUntil(10, fill)} />
      <path className="he-score-reached" d={marksUntil(score, fill)} />
    </svg>
  )
}

function marksUntil(score: number, fill: number): string {
  // The first mark begins at the start of the ruler and the tenth ends at its end.
  const length = 100 / (9 / fill + 1)
  return Array.from({ length: Math.ceil(score) }, (_, mark) => {
    const share = Math.min(1, score - mark)
    return `M${rounded((mark * length) / fill)} 5h${rounded(share * length)}`
  }).join('')
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
