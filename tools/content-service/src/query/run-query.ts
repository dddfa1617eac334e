import type { StoredDocument } from '../documents/stored-document.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { compileFilter } from './compile-filters.ts'
import type { Condition, FilterContext } from './condition.ts'
import { parseOrderings } from './orderings.ts'
import type { Comparison } from './orderings.ts'
import { parseFilters } from './parse-filters.ts'

/** A query without its paging. */
export interface Selection {
  /** The `q` parameters; a document must meet every filter of each. */
  q: readonly string[]
  orderings: string | undefined
  /** A language, or `*` for all. */
  lang: string
  /** Leave out everything up to and including the document with this id. */
  after: string | undefined
}

const rememberedSelections = 100
const remembered = new WeakMap<Snapshot, Map<string, readonly StoredDocument[]>>()

/**
 * The documents of a snapshot that a selection asks for, in order.
 *
 * A snapshot never changes, so neither does the answer: the latest answers are
 * kept with it, and turning the pages of a listing costs one search.
 *
 * @throws {WireError} 400 when the selection cannot be read.
 */
export function runQuery(selection: Selection, context: FilterContext): readonly StoredDocument[] {
  const answers = remembered.get(context.snapshot) ?? new Map<string, readonly StoredDocument[]>()
  remembered.set(context.snapshot, answers)

  const key = JSON.stringify([selection.q, selection.orderings, selection.lang, selection.after])
  const known = answers.get(key)
  const found = known ?? select(selection, context)
  answers.delete(key)
  answers.set(key, found)
  const [oldest] = answers.keys()
  if (answers.size > rememberedSelections && oldest !== undefined) answers.delete(oldest)
  return found
}

function select(selection: Selection, context: FilterContext): readonly StoredDocument[] {
  const conditions = selection.q.flatMap(parseFilters).map((filter) => compileFilter(filter, context))
  const comparisons = parseOrderings(selection.orderings ?? '', context.models)

  const matching = shortestList(conditions, context.snapshot).filter(
    (document) =>
      (selection.lang === '*' || document.lang === selection.lang) &&
      conditions.every((condition) => condition.matches(document)),
  )
  const ordered = inOrder(matching, conditions, comparisons, context.snapshot)
  if (selection.after === undefined) return ordered
  const place = ordered.findIndex(({ id }) => id === selection.after)
  return ordered.slice(place + 1)
}

function shortestList(conditions: readonly Condition[], snapshot: Snapshot): readonly StoredDocument[] {
  const lists = conditions
    .map((condition) => condition.candidates?.(snapshot))
    .filter((list) => list !== undefined)
  return lists.reduce<readonly StoredDocument[]>(
    (shortest, list) => (list.length < shortest.length ? list : shortest),
    snapshot.all(),
  )
}

function inOrder(
  documents: readonly StoredDocument[],
  conditions: readonly Condition[],
  comparisons: readonly Comparison[],
  snapshot: Snapshot,
): readonly StoredDocument[] {
  const rank = conditions.find((condition) => condition.rank)?.rank
  if (comparisons.length === 0 && rank) {
    return documents
      .map((document) => ({ document, place: rank(document) }))
      .sort((a, b) => a.place - b.place)
      .map(({ document }) => document)
  }
  const steady = steadyOrder(documents, snapshot)
  if (comparisons.length === 0) return steady
  return steady.toSorted((a, b) => {
    for (const comparison of comparisons) {
      const result = comparison(a, b)
      if (result !== 0) return result
    }
    return 0
  })
}

/** Candidates may come from an index in any order; results never do. */
function steadyOrder(documents: readonly StoredDocument[], snapshot: Snapshot): readonly StoredDocument[] {
  if (documents.length < 2) return documents
  const wanted = new Set(documents)
  const types = [...new Set(documents.map(({ type }) => type))].sort()
  return types.flatMap((type) => snapshot.ofType(type).filter((document) => wanted.has(document)))
}
