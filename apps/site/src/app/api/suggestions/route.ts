import { contentStore } from '../../../content/content-store.ts'
import { answerSuggestions, findSuggestions } from '@house-edge/reviews/search'
import { links } from '../../../links.ts'
import { siteSearch } from '@house-edge/reviews/site-search'
import { searchedSite } from '../../../search/searched-site.ts'

/** Answered anew with each question, from memory: caches in front and browsers keep what they were told. */
export const dynamic = 'force-dynamic'

/** What the text in a box for a search may become, at `/api/suggestions?q=`. */
export async function GET(request: Request): Promise<Response> {
  const store = contentStore()
  return answerSuggestions(new URL(request.url), (typed) =>
    findSuggestions(() => siteSearch(searchedSite()), { client: store.client, links }, typed),
  )
}
