import { href, matchRoute, type TranslatedRoute } from '@house-edge/routing'
import { languages, type SiteLanguage } from '../language.ts'
import { routes } from '../routes.ts'
import { words } from '../words/words.ts'

/** A page in another language than the one that is shown, and what it is called there. */
interface NearestPage {
  path: string
  name: string
}

/** The page above one that is not in a language, which is: the list it stands in, else the front page. */
export function nearestPage(lang: SiteLanguage, path: string): NearestPage {
  const said = words(languages[lang].tag)
  const segments = path.split('/').slice(1)
  for (let length = segments.length - 1; length > 0; length--) {
    const match = matchRoute(routes, `/${segments.slice(0, length).join('/')}`)
    const page = match.kind === 'matched' ? (match.route as TranslatedRoute).page : undefined
    if (page === 'reviews' || page === 'blog') return { path: inLanguage(page, lang), name: said[page].title }
  }
  return { path: inLanguage('home', lang), name: said.languages.frontPage }
}

function inLanguage(page: 'home' | 'reviews' | 'blog', lang: SiteLanguage): string {
  return href(
    (routes[`${page}@${lang}`] as { pattern: '/' } | undefined) ?? (routes[page] as { pattern: '/' }),
  )
}
