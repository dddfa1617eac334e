import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

export interface ProseProps extends ComponentProps<'div'> {
  /** `text`: to be read. `lead`: the opening. `note`: beside something else. @default 'text' */
  size?: 'text' | 'lead' | 'note'
}

/** Running text: sets rhythm and measure for the paragraphs, lists and headings inside it. */
export function Prose({ size = 'text', className, ...rest }: ProseProps): ReactElement {
  return <div {...rest} className={joinClasses('he-prose', className)} data-size={size} />
}
