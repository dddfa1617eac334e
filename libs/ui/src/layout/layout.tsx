import { Children, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'
import { withKeys } from '../list/with-keys.ts'

interface ContainerProps extends ComponentProps<'div'> {
  /** `page`: the whole width. `text`: the reading measure. `narrow`: one form. @default 'page' */
  width?: 'page' | 'text' | 'narrow'
}

/** Keeps its content off the window's edges and within a width. */
export function Container({ width = 'page', className, ...rest }: ContainerProps): ReactElement {
  return <div {...rest} className={joinClasses('he-container', className)} data-width={width} />
}

interface FlowProps extends ComponentProps<'div'> {
  /** For a page that is looked over rather than read: on a wide window text stands in two columns and leaves no half empty. */
  spread?: boolean
}

/** One part below the other. Its `Section`s choose how wide they are. */
export function Flow({ spread = false, className, ...rest }: FlowProps): ReactElement {
  return <div {...rest} className={joinClasses('he-flow', className)} data-spread={spread || undefined} />
}

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading. */
  title?: ReactNode
  /** The second line of the heading. */
  aside?: ReactNode
  /** The id of the heading, for links to it. */
  titleId?: string | undefined
  /** The rank of the heading. @default 2 */
  level?: HeadingLevel
  /** Inside a `Flow`: the reading measure, or all the room there is. @default 'text' */
  width?: 'text' | 'wide'
  /** The way to more of the same, beside the heading. */
  more?: ReactNode
}

/** One part of a page. */
export function Section({
  title,
  aside,
  titleId,
  level = 2,
  width = 'text',
  more,
  className,
  children,
  ...rest
}: SectionProps): ReactElement {
  return (
    <section {...rest} className={joinClasses('he-section', className)} data-width={width}>
      {title != null && (
        <div className="he-section-head">
          <Heading level={level} id={titleId} aside={aside}>
            {title}
          </Heading>
          {more}
        </div>
      )}
      {children}
    </section>
  )
}

interface PageBodyProps extends ComponentProps<'div'> {
  /** What accompanies the reader beside the text: a `TableOfContents`. Above it on a phone. */
  aside?: ReactNode
}

/**
 * The text of a page, with or without something beside it. On a wide window it is
 * set in from the title in both cases, so that all pages read alike.
 */
export function PageBody({ aside, className, children, ...rest }: PageBodyProps): ReactElement {
  return (
    <div {...rest} className={joinClasses('he-page-body', className)}>
      {aside != null && <div className="he-page-aside">{aside}</div>}
      <Flow className="he-page-main">{children}</Flow>
    </div>
  )
}

interface CardGridProps extends ComponentProps<'ul'> {
  /** The first card leads: it lies along the row, above the others. */
  lead?: boolean
}

/** Cards side by side, as many as fit. Each child is one entry of the list. */
export function CardGrid({ lead = false, className, children, ...rest }: CardGridProps): ReactElement {
  return (
    <ul {...rest} className={joinClasses('he-card-grid', className)} data-lead={lead || undefined}>
      {withKeys(Children.toArray(children)).map(({ key, entry: card }) => (
        <li key={key}>{card}</li>
      ))}
    </ul>
  )
}
