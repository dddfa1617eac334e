import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { Link } from '../link/link.tsx'
import { pageSteps } from './page-steps.ts'
import { numberWords } from '../language/formats.ts'
import * as words from '../words/words.ts'

interface PaginationProps extends ComponentProps<'nav'> {
  /** The page being shown, from 1. */
  page: number
  /** How many there are. One or fewer renders nothing. */
  pages: number
  /** The address of a page. */
  hrefOf: (page: number) => string
}

/**
 * The way through a long list.
 *
 * - Not for: steps of a form, and lists of one page.
 * - Accessibility: a navigation called “Pages”; each figure is read as “Page” and the figure.
 * - Do: give every page an address.
 * - Don’t: load more by itself at the end of a list.
 */
export function Pagination({
  page,
  pages,
  hrefOf,
  className,
  ...rest
}: PaginationProps): ReactElement | null {
  if (!(pages > 1)) return null
  return (
    <nav aria-label={words.pages().name} {...rest} className={joinClasses('he-pagination', className)}>
      {page > 1 && (
        <Link className="he-pagination-turn" href={hrefOf(page - 1)}>
          {words.pages().previous}
        </Link>
      )}
      <ol className="he-pagination-steps">
        {pageSteps(page, pages).map((step) => (
          <li key={step}>
            {step < 0 ? (
              <span className="he-pagination-gap">…</span>
            ) : (
              <Link
                className="he-pagination-step"
                href={hrefOf(step)}
                aria-label={words.pages().page(numberWords(step))}
                aria-current={step === page ? 'page' : undefined}
              >
                {numberWords(step)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className="he-pagination-turn" href={hrefOf(page + 1)}>
          {words.pages().next}
        </Link>
      )}
    </nav>
  )
}
