import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { Link } from '../link/link.tsx'

export interface PreviewBannerProps extends ComponentProps<'aside'> {
  /** Leaves the preview and shows what is published. */
  exitHref: string
  /** @default 'Leave preview' */
  exitText?: string
}

/** Stands over a page that shows unpublished content, so that nobody mistakes it for the live one. */
export function PreviewBanner({
  exitHref,
  exitText = 'Leave preview',
  className,
  children = 'You are viewing a draft',
  ...rest
}: PreviewBannerProps): ReactElement {
  return (
    <aside aria-label="Preview" {...rest} className={joinClasses('he-banner', className)}>
      <p>{children}</p>
      <Link className="he-banner-exit" href={exitHref}>
        {exitText}
      </Link>
    </aside>
  )
}
