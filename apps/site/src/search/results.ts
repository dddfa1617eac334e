import type { ContentClient } from '@house-edge/content'
import { isFresh, readCasino } from '@house-edge/slices'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import type { ReviewStatus } from '@house-edge/ui'
import { shownMaker, shownOffers } from '../subject/related.ts'
import type { Hit, SearchIndex } from './search-index.ts'
import { contextOf, type Findable, findableOf, isKind, type Kind } from './searchable.ts'

/** Something that was found, with the line that shows why. */
export interface Result extends Findable {
  id: string
  context: string
  /** Of a casino. */
  status: ReviewStatus | undefined
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
 * @param today As `2026-10-14`, to tell offers that are shown no more.
 * @param only One kind, of which more is shown.
 */
export async function findResults(
  index: Pick<SearchIndex, 'find'>,
  client: Pick<ContentClient<AllDocumentTypes>, 'findById' | 'getAll'>,
  question: string,
  today: string,
  only?: Kind,
): Promise<readonly ResultGroup[]> {
  const byKind = Map.groupBy(await withoutBarred(index.find(question), client, today), ({ kind }) => kind)
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

/**
 * Without offers of casinos readers are warned of: their reviews say so, and may change without the offer.
 * Without those, too, whose terms nobody has read lately: their pages show none.
 */
async function withoutBarred(
  hits: readonly Hit[],
  client: Pick<ContentClient<AllDocumentTypes>, 'getAll'>,
  today: string,
): Promise<readonly Hit[]> {
  if (!hits.some(({ kind }) => kind === 'bonus')) return hits
  const [reviews, bonuses] = await Promise.all([client.getAll('casino_review'), client.getAll('bonus')])
  const offers = shownOffers(reviews)
  const fresh = new Set(bonuses.flatMap(({ id, data }) => (isFresh(data, today) ? [id] : [])))
  return hits.filter(({ kind, id }) => kind !== 'bonus' || (offers.has(id) && fresh.has(id)))
}

/** What was withdrawn since the index heard of it is left out. */
async function resultOf(
  { id, words }: Hit,
  client: Pick<ContentClient<AllDocumentTypes>, 'findById' | 'getAll'>,
): Promise<Result | undefined> {
  const document = await client.findById(id)
  const found = document && findableOf(document)
  if (!found) return undefined
  const status = document.type === 'casino_review' ? readCasino(document)?.status : undefined
  if (document.type !== 'bonus') return { ...found, id, status, context: contextOf(document, words, found) }
  // What an offer is worth is shown nowhere without its terms beside it.
  const maker = shownMaker(document, await client.getAll('casino_review'))
  return { ...found, id, status, context: maker?.data.name ?? '' }
}
