import { speak } from '@house-edge/ui/language'
import { SiteFooter, SiteHeader, SkipLink } from '@house-edge/ui/page'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { words } from './words.ts'

const navigation = [
  { href: '/search', text: words.search },
  { href: '/account', text: words.account },
]

/**
 * What is around every page. No entry of the navigation is marked as the current one, because a layout is not told its
 * path. Without JSX, because the server in front loads it as it is.
 */
export function frame(page: ReactNode): ReactElement {
  // What components say themselves, such as that there is no such page.
  speak('en-GB')
  return createElement(
    Fragment,
    null,
    createElement(SkipLink),
    createElement(SiteHeader, { name: 'A new site', navigation }),
    createElement('main', { id: 'main', tabIndex: -1 }, page),
    createElement(SiteFooter, { name: 'A new site', columns: [] }),
  )
}
