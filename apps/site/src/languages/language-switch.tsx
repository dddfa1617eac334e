import type { LanguageLink } from '@house-edge/publishing'
import { LanguageList } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { languages, ownNames, pageLanguage, type SiteLanguage } from '../language.ts'
import { words } from '../words/words.ts'
import { nearestPage } from './nearest-page.ts'

interface LanguagesProps {
  /** The page in each language it is in. */
  shown: readonly LanguageLink[]
}

const all = Object.keys(languages) as SiteLanguage[]

/** The page in other languages; where it is not in one, the nearest page of that, and it says so. */
export function LanguageSwitch({ shown, path }: LanguagesProps & { path: string }): ReactElement {
  const current = pageLanguage()
  const entries = all.map((lang) => {
    const { tag } = languages[lang]
    const found = shown.find((link) => link.lang === lang)
    const isCurrent = lang === current
    if (found || isCurrent) return { tag, name: ownNames[lang], href: found?.path ?? path, isCurrent }
    const nearest = nearestPage(lang, path)
    return { tag, name: ownNames[lang], href: nearest.path, note: `(${nearest.name})` }
  })
  return <LanguageList label={words().languages.name} entries={entries} />
}

/**
 * The same at the top, for readers of other languages, in their own: it is in every copy of a page, so that no copy differs
 * by what a browser asks for.
 */
export function LanguageOffer({ shown }: LanguagesProps): ReactElement | null {
  const current = pageLanguage()
  const entries = all.flatMap((lang) => {
    const found = lang === current ? undefined : shown.find((link) => link.lang === lang)
    const { tag } = languages[lang]
    return found ? [{ tag, name: words(tag).languages.readHere, href: found.path }] : []
  })
  return entries.length > 0 ? (
    <LanguageList label={words().languages.offer} entries={entries} isOffer />
  ) : null
}
