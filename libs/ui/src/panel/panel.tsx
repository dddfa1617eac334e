import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the panel. */
  title?: ReactNode
  /** The rank of the title in the page. @default 2 */
  level?: 1 | 2 | 3
}

/**
 * A sheet of its own on the page: a form, a setting, a list that belongs to the visitor.
 *
 * - Not for: parts of a text (`Section`).
 * - Accessibility: a section under its own heading.
 * - Do: keep one matter to a panel.
 * - Don’t: nest panels.
 */
export function Panel({ title, level = 2, className, children, ...rest }: PanelProps): ReactElement {
  const Title = `h${level}` as const
  return (
    <section {...rest} className={joinClasses('he-panel', className)}>
      {title != null && <Title className="he-panel-title">{title}</Title>}
      {children}
    </section>
  )
}
