import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What there is none of. */
  title: ReactNode
  /** The way on. */
  action?: ReactNode
}

/**
 * Stands where a list would be, and says why there is none and what to do about it.
 *
 * - Not for: a page that is not there (`ErrorPage`).
 * - Accessibility: plain text where the list would be; nothing is announced by itself.
 * - Do: say why there is none, and offer the way on.
 * - Don’t: blame the visitor.
 */
export function EmptyState({ title, action, className, children, ...rest }: EmptyStateProps): ReactElement {
  return (
    <div {...rest} className={joinClasses('he-empty-state', className)}>
      <p className="he-empty-state-title">{title}</p>
      {children != null && <div className="he-empty-state-words">{children}</div>}
      {action}
    </div>
  )
}
