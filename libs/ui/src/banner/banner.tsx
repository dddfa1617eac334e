import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { Link } from '../link/link.tsx'
import * as words from '../words/words.ts'

interface PreviewBannerProps extends ComponentProps<'aside'> {
  /** Leaves the preview and shows what is published. */
  exitHref: string
  /** @default 'Leave preview' */
  exitText?: string
}

/**
 * Stands over a page that shows unpublished content, so that editors do not mistake it for the live one.
 *
 * - Not for: news for visitors, who never see a preview (`Callout`).
 * - Accessibility: a landmark called “Preview”, before the page’s own content.
 * - Do: keep it over the whole page.
 * - Don’t: put it on a published page.
 */
export function PreviewBanner({
  exitHref,
  exitText = words.preview().leave,
  className,
  children = words.preview().draft,
  ...rest
}: PreviewBannerProps): ReactElement {
  return (
    <aside aria-label={words.preview().name} {...rest} className={joinClasses('he-banner', className)}>
      <p>{children}</p>
      <Link className="he-banner-exit" href={exitHref}>
        {exitText}
      </Link>
    </aside>
  )
}
