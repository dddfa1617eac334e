import type { ContentClient } from '@house-edge/content'
import { readCasino } from '@house-edge/slices'
import { isFresh } from '@house-edge/slices/reading'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import type { ReviewStatus } from '@house-edge/ui'
import { shownMaker, shownOffers } from '../subject/related.ts'
import type { Hit, SearchIndex } from './search-index.ts'
import { contextOf, type Findable, findableOf, isKind, type Kind } from './searchable.ts'

/** Something that was found, with the line that shows why. */
interface Result extends Findable {
  id: string
  uid: string | null
  context: string
  /** Of a casino. */
  status: ReviewStatus | undefined
}

/** What was found of one kind. */
export interface ResultGroup {
  kind: Kind
  results: readonly Result[]
  /** The total number. */
  found: number
}

/** Results per kind, unless one kind is chosen. */
const firstOfKind = 4
const mostOfKind = 40

/**
 * The results of a search, in groups; the group with the best result first.
 *
 * @param today As `2026-10-14`, to leave out offers that have ended.
 * @param only Show one kind, with more results.
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
 * Leaves out offers of casinos that readers are warned of, because the review may change without the offer, and offers
 * whose terms were not verified recently, because their pages show none.
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

/** Leaves out documents that were removed after they were indexed. */
async function resultOf(
  { id, words }: Hit,
  client: Pick<ContentClient<AllDocumentTypes>, 'findById' | 'getAll'>,
): Promise<Result | undefined> {
  const document = await client.findById(id)
  const found = document && findableOf(document)
  if (!found) return undefined
  const status = document.type === 'casino_review' ? readCasino(document)?.status : undefined
  if (document.type !== 'bonus')
    return { ...found, id, uid: document.uid, status, context: contextOf(document, words, found) }
  // The value of an offer must not be shown without its terms.
  const maker = shownMaker(document, await client.getAll('casino_review'))
  return { ...found, id, uid: document.uid, status, context: maker?.data.name ?? '' }
}
