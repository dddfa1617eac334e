import type { LanguageLink } from '@house-edge/publishing'
import { LanguageList } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { languages, ownNames, pageLanguage, type SiteLanguage, siteLanguages } from '../language.ts'
import { words } from '../words/words.ts'
import { nearestPage } from './nearest-page.ts'

interface LanguagesProps {
  /** The page in each language it is in. */
  shown: readonly LanguageLink[]
  path: string
}

/** The page in other languages; where it is not in one, the nearest page of that, and it says so. */
export function LanguageSwitch({ shown, path }: LanguagesProps): ReactElement {
  return (
    <LanguageList label={words().languages.name} entries={entriesOf(shown, path, (lang) => ownNames[lang])} />
  )
}

/**
 * The same at the top, for readers of other languages, in their own: it is in every copy of a page, so that no copy differs
 * by what a browser asks for.
 */
export function LanguageOffer({ shown, path }: LanguagesProps): ReactElement {
  const inOthers = (lang: SiteLanguage): string => words(languages[lang].tag).languages.readHere
  const entries = entriesOf(shown, path, inOthers).filter(({ isCurrent }) => !isCurrent)
  return <LanguageList label={words().languages.offer} entries={entries} isOffer />
}

function entriesOf(shown: LanguagesProps['shown'], path: string, nameOf: (lang: SiteLanguage) => string) {
  const current = pageLanguage()
  return siteLanguages.map((lang) => {
    const { tag } = languages[lang]
    const found = shown.find((link) => link.lang === lang)
    const isCurrent = lang === current
    if (found || isCurrent) return { tag, name: nameOf(lang), href: found?.path ?? path, isCurrent }
    const nearest = nearestPage(lang, path)
    return { tag, name: ownNames[lang], href: nearest.path, note: `(${nearest.name})` }
  })
}
