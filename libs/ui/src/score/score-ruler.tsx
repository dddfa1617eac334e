import type { ReactElement } from 'react'

/** Ten marks; those reached are drawn full, the one underway in part. The figure stands beside it in words. */
export function ScoreRuler({ score }: { score: number }): ReactElement {
  return (
    <svg className="he-score-ruler" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path className="he-score-marks" d={marksUntil(100)} />
      <path className="he-score-reached" d={marksUntil(score * 10)} />
    </svg>
  )
}

const markLength = 8.5

function marksUntil(reach: number): string {
  return Array.from({ length: Math.ceil(reach / 10) }, (_, mark) => {
    const share = Math.min(1, (reach - mark * 10) / 10)
    return `M${mark * 10 + (10 - markLength) / 2} 5h${Math.round(share * markLength * 100) / 100}`
  }).join('')
}
