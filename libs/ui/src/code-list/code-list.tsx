import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { withKeys } from '../list/with-keys.ts'

interface CodeListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  codes: readonly string[]
}

/**
 * Codes to copy down: letters that cannot be mistaken for each other, in groups
 * of four to keep one's place by, selectable in one go. What is copied is the
 * code itself: the gaps are drawn. None renders nothing.
 *
 * - Not for: source code, and single codes to type (`CodeField`).
 * - Accessibility: a list; the gaps are drawn, so that what is read and copied is the code.
 * - Do: say where to keep them.
 * - Don’t: show them again later without asking for the password.
 */
export function CodeList({ codes, className, ...rest }: CodeListProps): ReactElement | null {
  if (codes.length === 0) return null
  return (
    <ul {...rest} className={joinClasses('he-code-list', className)}>
      {withKeys(codes).map(({ key, entry }) => (
        <li key={key}>
          <code>
            {withKeys(groupsOfFour(entry)).map((group) => (
              <span key={group.key}>{group.entry}</span>
            ))}
          </code>
        </li>
      ))}
    </ul>
  )
}

/** A code that is divided already stays as it is. */
function groupsOfFour(code: string): string[] {
  return /^[A-Za-z0-9]{8,}$/.test(code) ? (code.match(/.{1,4}/g) ?? []) : [code]
}
