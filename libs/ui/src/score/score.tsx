import type { ComponentProps, ReactElement } from 'react'
import { Band, type ScoreBand } from '../band/band.tsx'
import { joinClasses } from '../class-name/join-classes.ts'
import { ScoreRuler } from './score-ruler.tsx'
import { scoreWords, withinScale } from './score-scale.ts'
import * as words from '../words/words.ts'

export { scoreWords }

interface ScoreProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** From 0 to 10. Outside of it counts as the nearest end; not a number renders nothing. */
  value: number | null | undefined
  /** What it means in a word. */
  band?: ScoreBand | undefined
  /** `small` stands in a card or a row, `large` at the head of a review. @default 'small' */
  size?: 'small' | 'large'
}

/**
 * A score out of ten: the figure, its word, and how far it reaches along a ruler of ten marks.
 *
 * - Not for: scales other than ten, and stars of readers.
 * - Accessibility: read as words, such as “9.2 out of 10 Excellent”; ruler and colour are decorative.
 * - Do: link nearby to how we rate.
 * - Don’t: round it for effect.
 */
export function Score({ value, band, size = 'small', className, ...rest }: ScoreProps): ReactElement | null {
  const score = withinScale(value)
  if (score === undefined) return null
  return (
    <p {...rest} className={joinClasses('he-score', className)} data-size={size} data-tone={band?.tone}>
      <span className="he-score-figure">{scoreWords(score)}</span>
      <span className="he-score-of"> {words.outOfTen()}</span>
      {band && (
        <>
          {' '}
          <Band band={band} />
        </>
      )}
      <ScoreRuler score={score} />
    </p>
  )
}
