import { setImmediate } from 'node:timers/promises'
import SearchableMap from 'minisearch/SearchableMap'
import { searchableTexts, wordsOf } from '../documents/searchable-text.ts'
import type { StoredDocument } from '../documents/stored-document.ts'
import type { Models } from '../models/model.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Which documents hold a word.
 *
 * One index serves every snapshot. It numbers each version of each document it
 * has seen; a version that is no longer current is found and passed over. So
 * publishing only adds, and nothing has to be rebuilt.
 */
export interface TextIndex {
  /**
   * The documents of a snapshot that hold every one of the words.
   *
   * @param enough Looks for one more than this and no further; for all when left out.
   */
  find(snapshot: Snapshot, words: readonly string[], enough?: number): StoredDocument[]
  /**
   * The documents of a snapshot that hold every one of the words, whole or begun, and what each word was taken for.
   *
   * @param isLenient Takes words with a typing error too, where they are long enough to tell.
   */
  findLike(
    snapshot: Snapshot,
    words: readonly string[],
    isLenient: boolean,
  ): { found: StoredDocument[]; meant: ReadonlySet<string>[] }
  /** Learns a snapshot little by little, so that the first search need not wait and other requests neither. */
  prepare(snapshot: Snapshot): Promise<void>
}

const documentsAtOnce = 5
const lettersPerError = 3.5

/** An index that learns a document the first time a snapshot with it is searched. */
export function createTextIndex(models: Models): TextIndex {
  const numbers = new WeakMap<StoredDocument, number>()
  const versions: WeakRef<StoredDocument>[] = []
  const postings = new Map<string, number[]>()
  const vocabulary = new SearchableMap<number[]>()
  const learned = new WeakSet<Snapshot>()

  function learn(snapshot: Snapshot): void {
    if (learned.has(snapshot)) return
    for (const document of snapshot.all()) {
      if (!numbers.has(document)) add(document)
    }
    learned.add(snapshot)
  }

  function add(document: StoredDocument): void {
    const number = versions.push(new WeakRef(document)) - 1
    numbers.set(document, number)
    for (const word of new Set(searchableTexts(document, models).flatMap(wordsOf))) {
      const list = postings.get(word)
      if (list) {
        list.push(number)
        continue
      }
      const begun = [number]
      postings.set(word, begun)
      vocabulary.set(word, begun)
    }
  }

  function current(number: number, snapshot: Snapshot): StoredDocument | undefined {
    const document = versions[number]?.deref()
    return document && snapshot.get(document.id) === document ? document : undefined
  }

  return {
    find(snapshot, words, enough = Number.POSITIVE_INFINITY) {
      learn(snapshot)
      const lists = words.map((word) => postings.get(word) ?? [])
      const [rarest, ...others] = lists.toSorted((a, b) => a.length - b.length)
      const found: StoredDocument[] = []
      for (const number of rarest ?? []) {
        const document = current(number, snapshot)
        if (!document) continue
        if (others.every((list) => holds(list, number))) found.push(document)
        if (found.length > enough) break
      }
      return found
    },
    findLike(snapshot, words, isLenient) {
      learn(snapshot)
      const meant = words.map((word) => {
        const edits = isLenient ? Math.min(2, Math.floor(word.length / lettersPerError)) : 0
        const near = edits > 0 ? vocabulary.fuzzyGet(word, edits).keys() : []
        return new Set([...vocabulary.atPrefix(word).keys(), ...near])
      })
      const holders = meant.map((terms) => new Set([...terms].flatMap((term) => postings.get(term) ?? [])))
      const [first = new Set<number>(), ...others] = holders
      const found = [...first]
        .filter((number) => others.every((other) => other.has(number)))
        .map((number) => current(number, snapshot))
        .filter((document) => document !== undefined)
      return { found, meant }
    },
    async prepare(snapshot) {
      for (const [index, document] of snapshot.all().entries()) {
        if (!numbers.has(document)) add(document)
        if (index % documentsAtOnce === 0) await setImmediate()
      }
      learned.add(snapshot)
    },
  }
}

function holds(ascending: readonly number[], wanted: number): boolean {
  let low = 0
  let high = ascending.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const value = ascending[middle] ?? 0
    if (value === wanted) return true
    if (value < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}
