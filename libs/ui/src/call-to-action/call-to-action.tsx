import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** The thing to do: a `ButtonLink`. */
  action?: ReactNode
  /** The rank of the title in the page. @default 2 */
  level?: 2 | 3
}

/**
 * One thing to do next.
 *
 * - Not for: two or more things to do; a list of links says that better.
 * - Accessibility: a heading of the rank `level`, and one link whose words stand alone.
 * - Do: say what happens after the click.
 * - Don’t: place one above the text it follows from.
 */
export function CallToAction({
  title,
  action,
  level = 2,
  className,
  children,
  ...rest
}: CallToActionProps): ReactElement {
  const Title = `h${level}` as const
  return (
    <section {...rest} className={joinClasses('he-action', className)}>
      <div className="he-action-words">
        {title != null && <Title className="he-action-title">{title}</Title>}
        {children}
      </div>
      {action}
    </section>
  )
}
