import { shownIn } from '@house-edge/publishing'
import { directionOf } from '@house-edge/ui/language'
import { Notice } from '@house-edge/ui/forms'
import { LanguageList, SiteFooter, SiteHeader, SkipLink } from '@house-edge/ui/page'
import type { PrismicDocument } from '@prismicio/client'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { languages, ownName, pageLanguage, siteLanguages, tagOf } from './language.ts'
import { here, pathIn, routes } from './routes.ts'
import { site } from './site.ts'
import { words } from './words.ts'

/** What page this is. */
interface Framed {
  path: string
  /** What it shows: a document may be in fewer languages than the site. */
  document?: PrismicDocument
  /** What it is asked: in another language it is asked the same. */
  query?: URLSearchParams
}

/**
 * What is around every page, in its language. Without JSX, because the server in front loads it as it is.
 *
 * @param framed Default: a page that is at no address of its own.
 */
export function frame(page: ReactNode, framed?: Framed): ReactElement {
  const said = words()
  const navigation = [
    { href: here(routes.search), text: said.search },
    { href: here(routes.account), text: said.account },
  ]
  return createElement(
    Fragment,
    null,
    createElement(SkipLink),
    createElement(SiteHeader, {
      name: 'A new site',
      home: here(routes.home),
      navigation,
      currentPath: framed?.path,
    }),
    createElement('main', { id: 'main', tabIndex: -1 }, inItsLanguage(page, framed)),
    siteLanguages.length > 1 && languageSwitch(framed),
    createElement(SiteFooter, { name: 'A new site', columns: [] }),
  )
}

/** Says of a document that is not in the language of the page in which it is, for readers and for their screen readers. */
function inItsLanguage(page: ReactNode, framed: Framed | undefined): ReactNode {
  const shown = framed?.document?.lang ?? pageLanguage()
  if (shown === pageLanguage()) return page
  const lang = tagOf(shown)
  return [
    createElement(Notice, { key: 'notice' }, words().notTranslated),
    createElement('div', { key: 'page', lang, dir: directionOf(lang) }, page),
  ]
}

/** The same page in other languages; where it is not in one, the first page of that, and it says so. */
function languageSwitch({ path = here(routes.home), document, query }: Partial<Framed> = {}): ReactElement {
  const { links } = shownIn(site, path, pageLanguage(), document)
  const asked = query && query.size > 0 ? `?${query}` : ''
  const entries = siteLanguages.map((lang) => {
    const { tag } = languages[lang]
    const isCurrent = lang === pageLanguage()
    const found = isCurrent ? path : links.find((link) => link.lang === lang)?.path
    const entry = { tag, name: ownName(lang), isCurrent }
    if (found !== undefined) return { ...entry, href: found + asked }
    return { ...entry, href: pathIn(lang, routes.home), note: `(${words(tag).firstPage})` }
  })
  return createElement(LanguageList, { label: words().languages, entries })
}
