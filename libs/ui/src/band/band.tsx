import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

/** What a figure comes to, in a word, and how it looks. */
export interface ScoreBand {
  /** As “Very good”. It is always written out: a colour alone says nothing to many readers. */
  word: string
  /** From the best to the worst. */
  tone: 'best' | 'good' | 'fair' | 'weak' | 'bad'
}

interface BandProps extends Omit<ComponentProps<'span'>, 'children'> {
  band: ScoreBand | undefined
}

/**
 * A score in a word.
 *
 * - Not for: a figure with its word (`Score`).
 * - Accessibility: the word is text; the colour repeats it.
 * - Do: take the words of all scores from one scale.
 * - Don’t: colour a figure without its word.
 */
export function Band({ band, className, ...rest }: BandProps): ReactElement | null {
  return band ? (
    <span {...rest} className={joinClasses('he-band', className)} data-tone={band.tone}>
      {band.word}
    </span>
  ) : null
}
