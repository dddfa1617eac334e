import { contentStore } from '../../../content/content-store.ts'
import { answerSuggestions } from '../../../search/answer-suggestions.ts'
import { siteSearch } from '../../../search/site-search.ts'
import { findSuggestions } from '../../../search/suggestions.ts'

/** Answered anew with each question, from memory: caches in front and browsers keep what they were told. */
export const dynamic = 'force-dynamic'

/** What the text in a box for a search may become, at `/api/suggestions?q=`. */
export async function GET(request: Request): Promise<Response> {
  const store = contentStore()
  return answerSuggestions(new URL(request.url), async (typed) =>
    findSuggestions(await siteSearch(store), store.client, typed),
  )
}
