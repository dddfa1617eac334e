import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { Link } from '../link/link.tsx'
import { withKeys } from '../list/with-keys.ts'
import type { NavigationItem } from '../site-header/site-header.tsx'
import * as words from '../words/words.ts'

interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** From the front page down to the parent of this page. */
  trail: readonly NavigationItem[]
  /** The page being shown. */
  current?: string | undefined
}

/**
 * Where this page stands in the site.
 *
 * - Not for: the front page, and steps of a form.
 * - Accessibility: a navigation called “Breadcrumb”; the page itself is marked as current.
 * - Do: lead every step to a page that exists.
 * - Don’t: repeat the title where it stands right below: leave `current` out.
 */
export function Breadcrumbs({ trail, current, className, ...rest }: BreadcrumbsProps): ReactElement {
  return (
    <nav aria-label={words.trail()} {...rest} className={joinClasses('he-breadcrumbs', className)}>
      <ol className="he-breadcrumbs-trail">
        {withKeys(trail).map(({ key, entry: step }) => (
          <li key={key}>
            <Link href={step.href}>{step.text}</Link>
          </li>
        ))}
        {current && (
          <li>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
