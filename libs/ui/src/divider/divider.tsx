import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

/**
 * A word between two ways of doing the same: `or`.
 *
 * - Not for: separating parts of a page (`Section`).
 * - Accessibility: a paragraph that is read where it stands.
 * - Do: keep it to a word.
 * - Don’t: write it in capitals for effect.
 */
export function Divider({ className, ...rest }: ComponentProps<'p'>): ReactElement {
  return <p {...rest} className={joinClasses('he-divider', className)} />
}
