import { clientIn, withinReason } from '@house-edge/publishing'
import { contentStore } from '../../../content/published-content.ts'
import { answerSuggestions, findSuggestions } from '@house-edge/reviews/search'
import { linksIn } from '../../../links.ts'
import { siteSearch } from '@house-edge/reviews/site-search'
import { languageOfTag } from '../../../language.ts'
import { site } from '../../../site.ts'
import { sayIn } from '../../../languages/speak-in.ts'
import { searchedSite } from '../../../search/searched-site.ts'

/** Answered anew with each question, from memory: caches in front and browsers keep what they were told. */
export const dynamic = 'force-dynamic'

/** What the text in a box for a search may become, at `/api/suggestions?q=`; in another language than the original with its tag, `lang=de-AT`. */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const lang = languageOfTag(url.searchParams.get('lang'))
  const { client } = contentStore()
  return answerSuggestions(url, (typed) =>
    findSuggestions(
      () => siteSearch(searchedSite(lang)),
      {
        client,
        links: linksIn(lang),
        settings: () => withinReason(clientIn(site, client, lang).findSingle('settings')),
        say: (make) => sayIn(lang, make),
      },
      typed,
    ),
  )
}
