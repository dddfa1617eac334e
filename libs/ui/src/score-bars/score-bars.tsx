import type { ComponentProps, ReactElement } from 'react'
import { Band, type ScoreBand } from '../band/band.tsx'
import { joinClasses } from '../class-name/join-classes.ts'
import { withKeys } from '../list/with-keys.ts'
import { ScoreRuler } from '../score/score-ruler.tsx'
import { scoreWords, withinScale } from '../score/score-scale.ts'
import * as words from '../words/words.ts'

/** One criterion and how it did. */
export interface CriterionScore {
  criterion: string
  /** From 0 to 10, in points. Outside of it counts as the nearest end. */
  score: number
  /** What it means in a word. */
  band?: ScoreBand | undefined
  /** Why. */
  note?: string | undefined
}

interface ScoreBarsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  scores: readonly CriterionScore[]
}

/**
 * Scores criterion by criterion: words, figure and ruler. None renders nothing.
 *
 * - Not for: the overall score (`Score`).
 * - Accessibility: figures are read as “out of 10”, with their word; rulers and colours are decorative.
 * - Do: give the reason in `note`.
 * - Don’t: show criteria that have no score.
 */
export function ScoreBars({ scores, className, ...rest }: ScoreBarsProps): ReactElement | null {
  if (scores.length === 0) return null
  return (
    <ul {...rest} className={joinClasses('he-score-bars', className)}>
      {withKeys(scores).map(({ key, entry }) => (
        <ScoreBar key={key} {...entry} />
      ))}
    </ul>
  )
}

function ScoreBar({ criterion, score, band, note }: CriterionScore): ReactElement | null {
  const value = withinScale(score)
  if (value === undefined) return null
  return (
    <li className="he-score-bar" data-tone={band?.tone}>
      <span className="he-score-bar-name">{criterion}</span>{' '}
      <span className="he-score-bar-figure">
        {scoreWords(value)}
        <span className="he-hidden"> {words.outOfTen()}</span>
        {band && (
          <>
            {' '}
            <Band band={band} />
          </>
        )}
      </span>
      <ScoreRuler score={value} fill={0.94} />
      {note && <p className="he-score-bar-note">{note}</p>}
    </li>
  )
}
