import type { ContentClient } from '@house-edge/content'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import { shownOffers } from '../subject/related.ts'
import type { Hit, SearchIndex } from './search-index.ts'
import { contextOf, type Findable, findableOf, isKind, type Kind } from './searchable.ts'

/** Something that was found, with the line that shows why. */
export interface Result extends Findable {
  id: string
  context: string
}

/** What was found of one kind. */
export interface ResultGroup {
  kind: Kind
  results: readonly Result[]
  /** How many there are in all. */
  found: number
}

/** Of each kind, while nobody asks for one kind. */
const firstOfKind = 4
const mostOfKind = 40

/**
 * What a question finds, in groups; the group with the best result first.
 *
 * @param only One kind, of which more is shown.
 */
export async function findResults(
  index: SearchIndex,
  client: Pick<ContentClient<AllDocumentTypes>, 'findById' | 'getAll'>,
  question: string,
  only?: Kind,
): Promise<readonly ResultGroup[]> {
  const byKind = Map.groupBy(await withoutBarred(index.find(question), client), ({ kind }) => kind)
  const kinds = [...byKind.keys()].filter(isKind).filter((kind) => only === undefined || kind === only)
  return Promise.all(
    kinds.map(async (kind) => {
      const hits = byKind.get(kind) ?? []
      const first = hits.slice(0, only === undefined ? firstOfKind : mostOfKind)
      const results = await Promise.all(first.map((hit) => resultOf(hit, client)))
      return { kind, results: results.filter((result) => result !== undefined), found: hits.length }
    }),
  )
}

/** Without offers of casinos readers are warned of: their reviews say so, and may change without the offer. */
async function withoutBarred(
  hits: readonly Hit[],
  client: Pick<ContentClient<AllDocumentTypes>, 'getAll'>,
): Promise<readonly Hit[]> {
  if (!hits.some(({ kind }) => kind === 'bonus')) return hits
  const offers = shownOffers(await client.getAll('casino_review'))
  return hits.filter(({ kind, id }) => kind !== 'bonus' || offers.has(id))
}

/** What was withdrawn since the index heard of it is left out. */
async function resultOf(
  { id, words }: Hit,
  client: Pick<ContentClient<AllDocumentTypes>, 'findById'>,
): Promise<Result | undefined> {
  const document = await client.findById(id)
  const found = document && findableOf(document)
  return found && { ...found, id, context: contextOf(document, words, found) }
}
