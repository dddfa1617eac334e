import { reviewWords } from '@house-edge/reviews/rendering'
import type { Question } from '@house-edge/publishing'
import type { HelpOrganisationDocument } from '@house-edge/reviews/documents'
import { countryNamedIn } from '@house-edge/reviews/filter'
import { longestQuestion } from '@house-edge/reviews/question'
import {
  countAsked,
  type Distress,
  findDistress,
  HelpFound,
  helpQuestionOf,
  isKind,
  type Kind,
  type Results,
} from '@house-edge/reviews/search'
import { ofAddress, wordsOfAddress } from '@house-edge/reviews/question'
import { FrameView } from '../../frame/frame-view.tsx'
import { helpCountryOf, marketOf } from '../../market/site-markets.ts'
import type { Framed } from '../../questions/framed.ts'
import { titled } from '../../site-metadata.ts'
import { here, routes } from '../../routes.ts'
import { FoundResults } from './found-results.tsx'
import { SearchForm } from './search-form.tsx'

/** What is searched for. */
export interface SearchRequest {
  question: string
  /** The words are those of the address where the reader has found nothing, and have not been typed. */
  isOfAddress: boolean
  kind: Kind | undefined
  /** The country that the question names. */
  country: string | undefined
  /** The reader's market. */
  market: string
  /** A reader in distress, and the country whose help is shown. */
  help: { distress: Distress; country: string | undefined } | undefined
}

interface FoundSearch {
  results: Results
  meant: string | undefined
  /** In the words of the site, where these are others. */
  searched: string | undefined
}

/** What a search shows: what was found, or whom to talk to. */
export type SearchShown = Framed & { asked: SearchRequest } & (
    | { found: FoundSearch }
    | { organisations: readonly HelpOrganisationDocument[] }
  )

/** Search results, at `/search?q=`. */
export const search: Question<SearchRequest, SearchShown> = {
  ask: ({ query, headers }) => {
    const asked = [query['kind'] ?? ''].flat()[0] ?? ''
    const typed = [query['q'] ?? ''].flat()[0] ?? ''
    const isOfAddress = query['q'] === undefined && query[ofAddress.name] === ofAddress.value
    const question = isOfAddress
      ? wordsOfAddress(headers.get('referer'))
      : typed.slice(0, longestQuestion).trim()
    // Searched for is the beginning alone, but what matters most may be said last.
    const distress = findDistress(isOfAddress ? question : typed)
    // A page that is kept knows of no further reader who found nothing.
    if (!distress) countAsked(question, Date.now())
    const country = countryNamedIn(question)
    return {
      question,
      isOfAddress,
      kind: isKind(asked) ? asked : undefined,
      country,
      market: marketOf(headers),
      help: distress && { distress, country: country ?? helpCountryOf(headers) },
    }
  },
  // What somebody in distress asked is kept nowhere.
  isKept: ({ help }) => help === undefined,
  head: ({ asked: { question, help } }) => ({
    // Who looks over a shoulder, or into a history, reads titles.
    title: titled(
      question !== '' && help === undefined
        ? reviewWords().pages.search.titled(question)
        : reviewWords().pages.search.title,
    ),
    description: reviewWords().pages.search.description,
  }),
  view: (shown, above) => {
    const { settings, asked } = shown
    const { country, help } = asked
    return (
      <FrameView
        path={here(routes.search)}
        question={queryOfSearch(asked)}
        settings={settings}
        above={above}
        country={country}
        isQuiet={help !== undefined}
      >
        {'found' in shown ? (
          <FoundResults {...asked} {...shown.found} />
        ) : (
          <HelpFound
            distress={help!.distress}
            documents={shown.organisations}
            settings={settings ?? undefined}
            country={help!.country}
          >
            <SearchForm question="" isAfterHelp />
          </HelpFound>
        )}
      </FrameView>
    )
  },
}

/** What somebody in distress asked is in no link: it leads to the same help by words of ours. */
function queryOfSearch({ question, kind, help }: SearchRequest): string {
  if (help) return `q=${helpQuestionOf(help.distress)}`
  return question === '' ? '' : String(new URLSearchParams({ q: question, ...(kind && { kind }) }))
}
