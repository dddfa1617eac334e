import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

interface ProseProps extends ComponentProps<'div'> {
  /** `text`: to be read. `lead`: the opening. `note`: beside something else. @default 'text' */
  size?: 'text' | 'lead' | 'note'
}

/**
 * Running text: sets rhythm and measure for the paragraphs, lists and headings inside it.
 *
 * - Not for: the layout of a page (`Flow`).
 * - Accessibility: sets the measure that is read best, and keeps links underlined.
 * - Do: put running text and nothing else into it.
 * - Don’t: nest one in another.
 */
export function Prose({ size = 'text', className, ...rest }: ProseProps): ReactElement {
  return <div {...rest} className={joinClasses('he-prose', className)} data-size={size} />
}
