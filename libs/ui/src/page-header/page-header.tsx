import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { asShown } from '../language/spoken.ts'
import type { ImageSource } from '../content-image/image-sources.ts'
import { Figure } from '../figure/figure.tsx'

interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's own title, its `h1`. */
  title: ReactNode
  /** Says what sort of page it is, above the title. */
  kind?: ReactNode
  lead?: ReactNode
  /** The picture of the page, beside its words on a wide window. Loads at once. */
  image?: ImageSource | undefined
  /** `small` above a list, a form or a table, which readers came for. @default 'large' */
  size?: 'small' | 'large'
}

/** Letters of a title that fill three lines of a phone. */
const longest = 48

/**
 * The head of a page: its kind, its title, what it is about, its picture. Anything else follows below the lead.
 *
 * - Not for: a part of a page (`Section`).
 * - Accessibility: holds the page’s only `h1`.
 * - Do: keep the lead to two sentences.
 * - Don’t: repeat the title in the lead.
 */
export function PageHeader({
  title,
  kind,
  lead,
  image,
  size = 'large',
  className,
  children,
  ...rest
}: PageHeaderProps): ReactElement {
  return (
    <header
      {...rest}
      className={joinClasses('he-page-header', className)}
      data-pictured={image !== undefined}
      data-size={size === 'small' ? size : undefined}
    >
      <div className="he-page-header-words">
        {kind != null && <p className="he-page-header-kind">{kind}</p>}
        <h1
          className="he-page-header-title"
          data-long={(typeof title === 'string' && title.length > longest) || undefined}
        >
          {title}
        </h1>
        {lead != null && (
          <p className="he-page-header-lead" {...asShown(lead)}>
            {lead}
          </p>
        )}
        {children}
      </div>
      {image && <Figure image={image} sizes="(min-width: 60rem) 36rem, 100vw" priority />}
    </header>
  )
}
