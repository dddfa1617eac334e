import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import * as words from '../words/words.ts'

interface SkipLinkProps extends ComponentProps<'a'> {
  /** The fragment of the page's main part. @default '#main' */
  href?: string
}

/**
 * The first stop of the keyboard on every page: past the navigation, to what the page is about.
 *
 * - Not for: links within a text (`TableOfContents`).
 * - Accessibility: seen once it has the focus; the main part needs `tabindex="-1"`.
 * - Do: place it first on every page.
 * - Don’t: hide it from the keyboard.
 */
export function SkipLink({
  href = '#main',
  className,
  children = words.skip(),
  ...rest
}: SkipLinkProps): ReactElement {
  return (
    <a {...rest} href={href} className={joinClasses('he-skip-link', className)}>
      {children}
    </a>
  )
}
