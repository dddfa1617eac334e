import { type QuestionRead, withinReason } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { findResults, inOurWords, kinds, noteFound, noteMissed } from '@house-edge/reviews/search'
import { siteSearch } from '@house-edge/reviews/site-search'
import { listTags } from '../../content/tags.ts'
import { originalLanguage } from '../../language.ts'
import { linksIn } from '../../links.ts'
import { requestedMarket } from '../../market/site-markets.ts'
import { readFrame, withFrame } from '../../questions/framed.ts'
import { searchedSite } from '../../search/searched-site.ts'
import { today } from '../../today.ts'
import type { SearchRequest, SearchShown } from './search-question.tsx'

/** Searches, or finds who helps. */
export const readSearch: QuestionRead<SearchRequest, SearchShown, AllDocumentTypes> = async (
  asked,
  { client, store, lang },
) => {
  const { question, kind, country, market } = asked
  // An address of its own, which can be corrected and sent to others.
  if (asked.isOfAddress && question !== '')
    return { redirectTo: `${linksIn(lang).search}?${new URLSearchParams({ q: question })}` }
  const framing = readFrame({ client })
  if (asked.help) {
    const organisations = await withinReason(client.getAll('help_organisation'))
    return withFrame(await framing, { asked, organisations: organisations ?? [] }, [], lang)
  }
  const index = await siteSearch(searchedSite(lang))
  const framed = await framing
  const inWords = inOurWords(question, framed.settings)
  const results = await findResults(
    // What is published, of which the index is. A document that is not in a language is read from another by its client alone.
    {
      index,
      client: lang === undefined || lang === originalLanguage ? store.client : client,
      links: linksIn(lang),
      language: lang,
    },
    inWords,
    { today: today(), market: requestedMarket(market, country) },
    kind,
  )
  const isNothing = results.found === 0 && results.payments.length === 0 && !results.isNoneThere
  if (kind === undefined && isNothing) noteMissed(question, Date.now())
  else if (kind === undefined) noteFound(question)
  const meant = isNothing && !results.isKnown ? await index.suggest(inWords) : undefined
  const found = { results, meant, searched: inWords === question ? undefined : inWords }
  // All that is searched: each document counts for how rare its words are.
  return withFrame(framed, { asked, found }, listTags(kinds, lang), lang)
}
