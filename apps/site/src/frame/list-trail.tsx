import { numberWords } from '@house-edge/ui/language'
import { Breadcrumbs } from '@house-edge/ui/page'
import { matchRoute } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { listingAt, listings } from '../document/listings.ts'
import { routes } from '../routes.ts'
import { words } from '../words/words.ts'

/** The list that the answer to a question is a part of, by the names of their routes. */
const ofQuestion: Readonly<Record<string, ReturnType<typeof listingAt>>> = {
  compare: listings.casino_review,
  reviewsFound: listings.casino_review,
  blogFound: listings.article,
  offersFound: listings.bonus,
}

function pageAt(path: string): string {
  const match = matchRoute(routes, path)
  return match.kind === 'matched' ? match.route.page : ''
}

/**
 * Back to the list that a page is a part of: a further page of it, what a reader has chosen from it, or casinos compared.
 * Renders nothing elsewhere: pages of documents have breadcrumbs of their own, and search engines are told of those.
 */
export function ListTrail({ path }: { path: string | undefined }): ReactElement | null {
  const list = (path && ofQuestion[pageAt(path)]) || listingAt(path)
  if (!list || list.path(1) === path) return null
  const { title } = list
  const number = /\/(\d+)$/.exec(path ?? '')?.[1]
  return (
    <Breadcrumbs
      trail={[{ href: list.path(1), text: title }]}
      current={number && words().listing.page(title, numberWords(Number(number)))}
    />
  )
}
