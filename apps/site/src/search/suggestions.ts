import type { ContentClient } from '@house-edge/content'
import { readCasino } from '@house-edge/slices'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import type { Suggestion } from '@house-edge/ui/islands'
import type { SearchIndex } from './search-index.ts'
import { findableOf, type Kind } from './searchable.ts'

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

/** Pages whose titles begin like what is being typed: the same for every reader. */
export async function findSuggestions(
  index: Pick<SearchIndex, 'complete'>,
  client: Pick<ContentClient<AllDocumentTypes>, 'findById'>,
  typed: string,
): Promise<readonly Suggestion[]> {
  const hits = index.complete(typed).filter(({ kind }) => Object.hasOwn(notes, kind))
  const suggestions = await Promise.all(
    hits.slice(0, most).map(async ({ id }) => {
      // Removed since it was indexed: `undefined`.
      const document = await client.findById(id)
      return document && suggestionOf(document)
    }),
  )
  return suggestions.filter((suggestion) => suggestion !== undefined)
}

function suggestionOf(document: AllDocumentTypes): Suggestion | undefined {
  const found = findableOf(document)
  if (!found) return undefined
  const { title, href, kind } = found
  const status = document.type === 'casino_review' ? readCasino(document)?.status : undefined
  return { title, href, note: notes[kind], ...(status !== undefined && { status }) }
}
