import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's own title, its `h1`. */
  title: ReactNode
  /** Says what sort of page it is, above the title. */
  kind?: ReactNode
  lead?: ReactNode
}

/** The head of a page: its kind, its title, what it is about. Anything else follows below. */
export function PageHeader({
  title,
  kind,
  lead,
  className,
  children,
  ...rest
}: PageHeaderProps): ReactElement {
  return (
    <header {...rest} className={joinClasses('he-page-header', className)}>
      {kind != null && <p className="he-page-header-kind">{kind}</p>}
      <h1 className="he-page-header-title">{title}</h1>
      {lead != null && <p className="he-page-header-lead">{lead}</p>}
      {children}
    </header>
  )
}
