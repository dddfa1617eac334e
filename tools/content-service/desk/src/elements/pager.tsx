import type { ReactElement } from 'react'
import { Button } from './button.tsx'

interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Turns the pages of a list. */
export function Pager({ page, pages, onPage }: PagerProps): ReactElement | null {
  if (pages <= 1) return null
  return (
    <nav className="row" aria-label="Pages">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Before
      </Button>
      <span className="quiet">
        Page {page} of {pages}
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        After
      </Button>
    </nav>
  )
}
