import type { LanguageLink } from '@house-edge/publishing'
import { LanguageList } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { languages, ownNames, pageLanguage, type SiteLanguage } from '../language.ts'
import { routes } from '../routes.ts'
import { words } from '../words/words.ts'

/** The page in other languages; where it is not in one, the front page of that, and it says so. */
export function LanguageSwitch({ shown }: { shown: readonly LanguageLink[] }): ReactElement {
  const current = pageLanguage()
  const entries = (Object.keys(languages) as SiteLanguage[]).map((lang) => {
    const found = shown.find((link) => link.lang === lang)
    return {
      tag: languages[lang].tag,
      name: ownNames[lang],
      href: found?.path ?? href((routes[`home@${lang}`] as { pattern: '/' } | undefined) ?? routes.home),
      isCurrent: lang === current,
      ...(!found && lang !== current && { note: words(languages[lang].tag).languages.frontPage }),
    }
  })
  return <LanguageList label={words().languages.name} entries={entries} />
}
