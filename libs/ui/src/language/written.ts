import { createElement, type ReactNode } from 'react'
import { asShown, writtenIn } from './spoken.ts'

/** A text within others with the attributes of {@link writtenIn}, and without an element where it has none. */
export function written(language: string | null | undefined, text: ReactNode): ReactNode {
  const part = writtenIn(language)
  return part.lang === undefined ? text : createElement('span', part, text)
}

/** The same, with the attributes of {@link asShown}. */
export function shownText(text: string): ReactNode {
  const part = asShown(text)
  return part.lang === undefined ? text : createElement('span', part, text)
}
