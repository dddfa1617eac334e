import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

export interface CodeListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  codes: readonly string[]
}

/** Codes to copy down: letters that cannot be mistaken for each other, selectable in one go. None renders nothing. */
export function CodeList({ codes, className, ...rest }: CodeListProps): ReactElement | null {
  if (codes.length === 0) return null
  return (
    <ul {...rest} className={joinClasses('he-code-list', className)}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  )
}
