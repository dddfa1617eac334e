import { listTag } from '@house-edge/content/next'
import { type QuestionRead, withinReason } from '@house-edge/publishing'
import { href } from '@house-edge/routing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { findResults, inOurWords, kinds, noteFound, noteMissed } from '@house-edge/reviews/search'
import { siteSearch } from '@house-edge/reviews/site-search'
import { links } from '../../links.ts'
import { requestedMarket } from '../../market/site-markets.ts'
import { readFrame, withFrame } from '../../questions/framed.ts'
import { routes } from '../../routes.ts'
import { searchedSite } from '../../search/searched-site.ts'
import { today } from '../../today.ts'
import type { SearchRequest, SearchShown } from './search-question.tsx'

/** All that is searched: each document counts for how rare its words are. */
const searched = Object.keys(kinds).map((type) => listTag(type))

/** Searches, or finds who helps. */
export const readSearch: QuestionRead<SearchRequest, SearchShown, AllDocumentTypes> = async (
  asked,
  { client, store },
) => {
  const { question, kind, country, market } = asked
  // An address of its own, which can be corrected and sent to others.
  if (asked.isOfAddress && question !== '')
    return { redirectTo: `${href(routes.search)}?${new URLSearchParams({ q: question })}` }
  const framing = readFrame({ client })
  if (asked.help) {
    const organisations = await withinReason(client.getAll('help_organisation'))
    return withFrame(await framing, { asked, organisations: organisations ?? [] }, [])
  }
  const index = await siteSearch(searchedSite())
  const framed = await framing
  const inWords = inOurWords(question, framed.settings)
  const results = await findResults(
    { index, client: store.client, links },
    inWords,
    { today: today(), market: requestedMarket(market, country) },
    kind,
  )
  const isNothing = results.found === 0 && results.payments.length === 0 && !results.isNoneThere
  if (kind === undefined && isNothing) noteMissed(question, Date.now())
  else if (kind === undefined) noteFound(question)
  const meant = isNothing ? index.suggest(inWords) : undefined
  const found = { results, meant, searched: inWords === question ? undefined : inWords }
  return withFrame(framed, { asked, found }, searched)
}
