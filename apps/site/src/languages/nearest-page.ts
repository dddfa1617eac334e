import { reviewWords } from '@house-edge/reviews/rendering'
import { pageAbove } from '@house-edge/publishing'
import { type SiteLanguage, tagOf } from '../language.ts'
import { pathIn, routes } from '../routes.ts'
import { site } from '../site.ts'
import { words } from '../words/words.ts'

/** A page in another language than the one that is shown, and what it is called there. */
interface NearestPage {
  path: string
  name: string
}

/** The types that lists are of, by the names of their routes. */
const lists = {
  reviews: 'casino_review',
  blog: 'article',
  offers: 'bonus',
  people: 'person',
  topics: 'topic',
  gameMakers: 'game_provider',
  paymentMethods: 'payment_method',
  operators: 'operator',
  regulators: 'regulator',
} as const

/** The page above one that is not in a language, which is: the list it stands in, else the front page. */
export function nearestPage(lang: SiteLanguage, path: string): NearestPage {
  const list = pageAbove(site, path, lang, Object.keys(lists) as (keyof typeof lists)[])
  return list
    ? { path: list.path, name: reviewWords(tagOf(lang)).subjects[lists[list.page]].title }
    : { path: pathIn(lang, routes.home), name: words(tagOf(lang)).languages.frontPage }
}
