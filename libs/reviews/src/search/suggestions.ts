import type { ContentClient } from '@house-edge/content'
import { readCasino } from '../rendering/review/casino.ts'
import type { AllDocumentTypes } from '../documents.ts'
import { type ReviewStatus, statusWarning } from '@house-edge/ui'
import type { Suggestion } from '@house-edge/ui/islands'
import type { Links } from '../links.ts'
import { findDistressTyped } from '../distress/find-distress.ts'
import { type Distress, helpQuestionOf } from '../distress/help-question.ts'
import type { Kind } from '../search-index/searchable.ts'
import type { Hit } from '../text-index/hits.ts'
import type { SearchIndex } from '../text-index/search-index.ts'

/** More is no help to choose from. */
const most = 6

/** What a suggestion leads to. Offers are not suggested: which of them may be shown depends on the day and the reader. */
const notes: Partial<Record<Kind, string>> = {
  casino_review: 'Casino review',
  article: 'Article',
  payment_method: 'Payment method',
  game_provider: 'Game maker',
  operator: 'Operator',
  regulator: 'Regulator',
  topic: 'Topic',
  person: 'Person',
  page: 'About this site',
}

/** Where a search finds the same help, that of the reader's country first, by an address without the reader's words. */
const helpAt = ({ search }: Links, distress: Distress): Suggestion => ({
  title: 'Talk to somebody now',
  href: `${search}?q=${helpQuestionOf(distress)}`,
  note: 'Help',
})

/**
 * Pages whose titles begin like what is being typed: the same for every reader. Help alone for a reader in distress, also
 * while there is no index.
 */
export async function findSuggestions(
  index: () => Promise<Pick<SearchIndex, 'complete'>>,
  { client, links }: { client: Pick<ContentClient<AllDocumentTypes>, 'findById'>; links: Links },
  typed: string,
): Promise<readonly Suggestion[]> {
  const distress = findDistressTyped(typed)
  if (distress) return [helpAt(links, distress)]
  const hits = (await index()).complete(typed).filter(({ kind }) => Object.hasOwn(notes, kind))
  const suggestions = await Promise.all(
    hits.slice(0, most).map(async (hit) => {
      // What readers are warned of is said of casinos alone.
      const review = hit.kind === 'casino_review' ? await client.findById(hit.id) : undefined
      return suggestionOf(hit, review, links)
    }),
  )
  return openFirst(suggestions.filter((found) => found !== undefined)).map(({ suggestion }) => suggestion)
}

/** A suggestion, and the state of a casino among them. */
interface Found {
  suggestion: Suggestion
  status: ReviewStatus | undefined
}

/** Among the places of casinos, those one may choose stand before the others. */
function openFirst(suggestions: readonly Found[]): readonly Found[] {
  const isOpen = ({ status }: Found): number => (status === 'active' ? 0 : 1)
  const casinos = suggestions
    .filter(({ status }) => status !== undefined)
    .toSorted((one, other) => isOpen(one) - isOpen(other))
  return suggestions.map((suggestion) =>
    suggestion.status === undefined ? suggestion : (casinos.shift() ?? suggestion),
  )
}

function suggestionOf(
  { kind, uid, title }: Hit,
  review: AllDocumentTypes | undefined,
  { documentPath }: Links,
): Found | undefined {
  const href = documentPath(kind, uid)
  if (href === undefined) return undefined
  const status = review?.type === 'casino_review' ? readCasino(review)?.status : undefined
  // A casino whose state is not known is not suggested.
  if (kind === 'casino_review' && status === undefined) return undefined
  const warning = statusWarning(status)
  return { status, suggestion: { title, href, note: notes[kind as Kind], ...(warning && { warning }) } }
}
