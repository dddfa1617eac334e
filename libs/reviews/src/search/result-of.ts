import type { ImageSource, ReviewStatus, ScoreBand } from '@house-edge/ui'
import { readText } from '@house-edge/slices/reading'
import type { Links } from '../links.ts'
import { type Findable, findableOf, isKind } from '../search-index/searchable.ts'
import type { Hit } from '../text-index/hits.ts'
import { contextOf, wordsFound } from './context.ts'
import { casinoContext } from './intent/casino-context.ts'
import type { Asking, Candidate } from './intent/rank-casinos.ts'
import type { Intent } from './intent/read-intent.ts'
import type { ShownOffer } from './offers-meant.ts'

/** Something that was found, with the line that shows why. */
export interface Result extends Findable {
  id: string
  uid: string | null
  context: string
  /** The words of title and context that were looked for, as they stand there. */
  found: readonly string[]
  /** Of a casino. */
  status: ReviewStatus | undefined
  /** Of a casino, from 0 to 10. */
  score: number | undefined
  /** What the score means in a word. */
  band?: ScoreBand | undefined
  logo?: ImageSource | undefined
}

export function casinoResult(
  candidate: Candidate,
  {
    asked,
    intent,
    asking,
    links,
  }: {
    /** The words of the question, as they are compared. */
    asked: readonly string[]
    intent: Intent
    asking: Asking
    links: Links
  },
): Result | undefined {
  const { casino, document, hit } = candidate
  const found = findableOf(document, links)
  if (!found) return undefined
  const { status, score, logo } = casino
  let context: string | undefined
  return {
    ...found,
    id: document.id,
    uid: document.uid,
    status,
    score,
    logo,
    // What is found is read before the language of the page is set: it is said when it is shown.
    get band() {
      return casino.band
    },
    get context() {
      context ??= casinoContext(candidate, intent, asking) ?? (hit ? contextOf(hit) : found.summary)
      return context
    },
    get found() {
      return wordsFound([found.title, this.context], [...asked, ...(hit?.words ?? [])])
    },
  }
}

export function offerResult(
  { bonus, maker }: ShownOffer,
  asked: readonly string[],
  links: Links,
): Result | undefined {
  const found = findableOf(bonus, links)
  if (!found) return undefined
  // The value of an offer must not be shown without its terms.
  const context = readText(maker?.data.name) ?? ''
  return {
    ...found,
    id: bonus.id,
    uid: bonus.uid,
    status: undefined,
    score: undefined,
    context,
    found: wordsFound([found.title, context], asked),
  }
}

/** What the index says of a document: it is not read again. */
export function pageResult(hit: Hit, asked: readonly string[], { documentPath }: Links): Result | undefined {
  const { id, uid, kind, title, summary } = hit
  const href = documentPath(kind, uid)
  if (href === undefined || !isKind(kind)) return undefined
  const context = contextOf(hit)
  const found = wordsFound([title, context], [...asked, ...hit.words])
  return { kind, title, href, summary, id, uid, status: undefined, score: undefined, context, found }
}
