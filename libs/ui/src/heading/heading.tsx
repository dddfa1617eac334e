import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { HeadingAside } from './heading-aside.tsx'

export type HeadingLevel = 2 | 3 | 4

interface HeadingProps extends ComponentProps<'h2'> {
  /** @default 2 */
  level?: HeadingLevel
  /** A second line, where the first has said what is below. */
  aside?: ReactNode
}

/**
 * A heading inside a page. With an `id` it links to itself, so that its address can be copied.
 *
 * - Not for: the title of the page (`PageHeader`).
 * - Accessibility: a real heading; `level` follows the outline, not the size one would like.
 * - Do: give it an `id` where others may link to it; let the first line name what is below, and the `aside` amuse.
 * - Don’t: skip a level.
 */
export function Heading({ level = 2, aside, id, className, children, ...rest }: HeadingProps): ReactElement {
  const Tag = `h${level}` as const
  return (
    <Tag {...rest} id={id} className={joinClasses('he-heading', className)} data-level={level}>
      {id ? <a href={`#${id}`}>{children}</a> : children}
      <HeadingAside>{aside}</HeadingAside>
    </Tag>
  )
}
