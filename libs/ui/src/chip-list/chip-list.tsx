import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import * as words from '../words/words.ts'

/** One thing that narrows a list. */
export interface Chip {
  text: string
  /** The same list without it. */
  href: string
}

interface ChipListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** None renders nothing. */
  chips: readonly Chip[]
  /** Takes all away at once; shown where there are several. */
  clear?: Chip | undefined
}

/**
 * What a list is narrowed by; each chip takes its reason away.
 *
 * - Not for: the tags of a thing (`TagList`).
 * - Accessibility: a list called “Narrowed by”; each chip says “Remove” and what.
 * - Do: show every filter that is on.
 * - Don’t: use a chip to add a filter.
 */
export function ChipList({ chips, clear, className, ...rest }: ChipListProps): ReactElement | null {
  if (chips.length === 0) return null
  return (
    <ul aria-label={words.filters().narrowedBy} {...rest} className={joinClasses('he-chips', className)}>
      {chips.map(({ text, href }) => (
        <li key={text}>
          <a className="he-chip" href={href} rel="nofollow" aria-label={words.filters().remove(text)}>
            {text}
          </a>
        </li>
      ))}
      {clear && chips.length > 1 && (
        <li>
          <a className="he-chips-clear" href={clear.href} rel="nofollow">
            {clear.text}
          </a>
        </li>
      )}
    </ul>
  )
}
