import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { Link } from '../link/link.tsx'
import { withKeys } from '../list/with-keys.ts'

export interface TagProps extends ComponentProps<'span'> {
  /** `plain`: what it is. `good`, `caution`, `bad`: how it stands. @default 'plain' */
  tone?: 'plain' | 'good' | 'caution' | 'bad'
}

/**
 * One word or two about a thing: its kind, its status.
 *
 * - Not for: something to operate (`ChipList`).
 * - Accessibility: its words carry the meaning, its colour repeats it.
 * - Do: keep to two words.
 * - Don’t: use a tone because it looks well.
 */
export function Tag({ tone = 'plain', className, ...rest }: TagProps): ReactElement {
  return <span {...rest} className={joinClasses('he-tag', className)} data-tone={tone} />
}

interface TagListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  tags: readonly { text: string; href?: string | undefined }[]
}

/** The tags of a thing. None renders nothing. */
export function TagList({ tags, className, ...rest }: TagListProps): ReactElement | null {
  if (tags.length === 0) return null
  return (
    <ul {...rest} className={joinClasses('he-tags', className)}>
      {withKeys(tags).map(({ key, entry }) => (
        <li key={key}>
          <Tag>{entry.href ? <Link href={entry.href}>{entry.text}</Link> : entry.text}</Tag>
        </li>
      ))}
    </ul>
  )
}
