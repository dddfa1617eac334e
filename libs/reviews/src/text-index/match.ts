/**
 * Finds and weighs documents: BM25+ with the constants of Lucene and MiniSearch, by field.
 *
 * @module
 */
import { createRecentMap, type RecentMap } from '@house-edge/paths'
import type { Part } from './live-part.ts'
import { isIn, termsBeginning, termsLike } from './near-terms.ts'
import { termsJoinedWith, termsOfForm } from './terms-by-form.ts'
import { fieldCount, placeIn, placeOfTerm, type Segment, termAt, termCount } from './segment.ts'

/** How words are looked for. */
export interface Wanted {
  words: readonly string[]
  /** Whether a document must have all of them. */
  isEach: boolean
  /** The fields, as a mask. */
  mask: number
  /** The last word may be the beginning of one, from so many letters on. Default: it may not. */
  prefixFrom?: number
  /** Whether a word may be written as one with others, in languages that do so. Default: it may not. */
  isJoined?: boolean
  /** So many letters of a word may be wrong. Default: none. */
  slips?: (word: string) => number
}

/** A word of the index that stands for one that was looked for. */
export interface Meant {
  word: string
  /** Which of the words that were looked for. */
  of: number
  mask: number
  weight: number
  /** By part, its number there; -1 where it is not. */
  terms: Int32Array
}

/** What one way of looking found. */
export interface Matches {
  meant: readonly Meant[]
  /** By part and document. A document was found where `matched` says so. */
  scores: readonly Float64Array[]
  /** By part and document: how many of the words it has; 0 where it was not found. */
  matched: readonly Uint8Array[]
}

/** By field. */
const boosts = [8, 2, 1, 8]
const weights = { form: 0.9, joined: 0.5, prefix: 0.5, fuzzy: 0.3 }
const [k, b, d] = [1.2, 0.7, 0.5]

/** What words stand for, so that several ways of looking for the same words, and other questions, ask it once. */
export type Meanings = RecentMap<readonly Meant[]>

const mostMeanings = 5_000
/** A beginning of few letters stands for hundreds of words, and is looked up in no time. */
const mostMeant = 50

/** The meanings of words in the parts that an index has now. */
export function createMeanings(): Meanings {
  return createRecentMap(mostMeanings, ({ length }) => (length > mostMeant ? Infinity : 1))
}

/** Looks for words in all parts. Costs as much as the words have places, and some bytes for each document. */
export function match(parts: readonly Part[], wanted: Wanted, meanings: Meanings): Matches {
  const { words, isEach } = wanted
  const scores = parts.map(({ segment }) => new Float64Array(segment.size))
  const matched = parts.map(({ segment }) => new Uint8Array(segment.size))
  // The last word a document has, counted from one: none is counted twice.
  const last = parts.map(({ segment }) => new Uint8Array(segment.size))
  const size = parts.reduce((sum, { segment, gone }) => sum + segment.size - gone.size, 0)
  const averages = Array.from({ length: fieldCount }, (_, field) => averageLength(parts, field))
  const byWord = words.map((_, of) => meaningOf(parts, wanted, of, meanings))
  if (isEach && byWord.some((meant) => meant.length === 0)) return { meant: [], scores, matched }
  // The rarest first: what lacks it is not weighed for the others.
  const order = byWord
    .map((_, of) => of)
    .toSorted((one, other) => placesOf(parts, byWord[one] ?? []) - placesOf(parts, byWord[other] ?? []))
  for (const [turn, of] of order.entries())
    for (const meant of byWord[of] ?? [])
      for (let field = 0; field < fieldCount; field += 1) {
        if (!((meant.mask >> field) & 1)) continue
        const having = placesIn(parts, meant, field)
        if (having === 0) continue
        const rarity = Math.log(1 + (size - having + 0.5) / (having + 0.5))
        const weight = meant.weight * (boosts[field] ?? 1) * rarity
        const byLength = (k * b) / (averages[field] ?? 1)
        for (const [part, { segment }] of parts.entries()) {
          const term = meant.terms[part] ?? -1
          if (term < 0) continue
          const { starts, docs, counts, lengths } = segment
          const [score, has, seen] = [scores[part]!, matched[part]!, last[part]!]
          const end = starts[term * fieldCount + field + 1]!
          for (let place = starts[term * fieldCount + field]!; place < end; place += 1) {
            const doc = docs[place]!
            if (isEach && has[doc]! < turn) continue
            const count = counts[place]!
            const room = k * (1 - b) + byLength * lengths[doc * fieldCount + field]!
            score[doc]! += weight * (d + (count * (k + 1)) / (count + room))
            if (seen[doc] === turn + 1) continue
            seen[doc] = turn + 1
            has[doc]! += 1
          }
        }
      }
  for (const [part, { gone }] of parts.entries()) {
    const has = matched[part]!
    for (const doc of gone) has[doc] = 0
    if (isEach) for (let doc = 0; doc < has.length; doc += 1) if (has[doc]! < words.length) has[doc] = 0
  }
  return { meant: byWord.flat(), scores, matched }
}

/** The words of the index that a document has of those that were meant. */
export function meantIn(meant: readonly Meant[], segment: Segment, part: number, doc: number): Meant[] {
  return meant.filter((each) => {
    for (let field = 0; field < fieldCount; field += 1)
      if (placeOfMeant(each, segment, part, doc, field) !== undefined) return true
    return false
  })
}

/** The place of a word in a field of a document. `undefined`: it is not there, or was not looked for. */
export function placeOfMeant(
  { terms, mask }: Meant,
  segment: Segment,
  part: number,
  doc: number,
  field: number,
): number | undefined {
  const term = terms[part] ?? -1
  return term < 0 || !((mask >> field) & 1) ? undefined : placeIn(segment, term, field, doc)
}

function meaningOf(parts: readonly Part[], wanted: Wanted, of: number, meanings: Meanings): readonly Meant[] {
  const { words, mask, prefixFrom, isJoined = false, slips } = wanted
  const word = words[of] ?? ''
  const isBeginning = prefixFrom !== undefined && of === words.length - 1 && word.length >= prefixFrom
  const most = slips?.(word) ?? 0
  const key = `${of} ${mask} ${isBeginning} ${isJoined} ${most} ${word}`
  const known = meanings.get(key)
  if (known) return known
  const meant = meantBy(parts, { word, of, mask, isBeginning, isJoined, most })
  meanings.set(key, meant)
  return meant
}

/** A word that was asked, and how it is looked up. */
interface AskedWord extends Pick<Meant, 'word' | 'of' | 'mask'> {
  isBeginning: boolean
  isJoined: boolean
  /** So many letters may be wrong. */
  most: number
}

/** What a word stands for: itself, then its other forms, what begins so, what has it within, and what resembles it. */
function meantBy(
  parts: readonly Part[],
  { word, of, mask, isBeginning, isJoined, most }: AskedWord,
): Meant[] {
  const meant = new Map<string, Meant>()
  const note = (found: string, part: number, term: number, weight: number): void => {
    const known = meant.get(found) ?? {
      word: found,
      of,
      mask,
      weight,
      terms: new Int32Array(parts.length).fill(-1),
    }
    known.terms[part] = term
    meant.set(found, known)
  }
  for (const [part, live] of parts.entries()) {
    const { segment } = live
    const term = placeOfTerm(segment, word)
    if (term < termCount(segment) && termAt(segment, term) === word && isIn(segment, term, mask))
      note(word, part, term, 1)
    for (const each of termsOfForm(live, word, mask)) note(each.word, part, each.term, weights.form)
    if (isJoined)
      for (const each of termsJoinedWith(live, word, mask)) note(each.word, part, each.term, weights.joined)
    if (isBeginning)
      for (const each of termsBeginning(segment, word, mask)) {
        const { length } = each.word
        note(each.word, part, each.term, (weights.prefix * length) / (length + 0.3 * each.distance))
      }
    if (most === 0) continue
    for (const each of termsLike(segment, word, most, mask)) {
      if (isBeginning && each.word.startsWith(word)) continue
      const { length } = each.word
      note(each.word, part, each.term, (weights.fuzzy * length) / (length + each.distance))
    }
  }
  return [...meant.values()]
}

function averageLength(parts: readonly Part[], field: number): number {
  const total = parts.reduce((sum, { segment }) => sum + (segment.totals[field] ?? 0), 0)
  const size = parts.reduce((sum, { segment }) => sum + segment.size, 0)
  return Math.max(total / Math.max(size, 1), Number.MIN_VALUE)
}

function placesIn(parts: readonly Part[], { terms }: Meant, field: number): number {
  let sum = 0
  for (const [part, { segment }] of parts.entries()) {
    const at = (terms[part] ?? -1) * fieldCount + field
    if (at >= 0) sum += (segment.starts[at + 1] ?? 0) - (segment.starts[at] ?? 0)
  }
  return sum
}

function placesOf(parts: readonly Part[], meant: readonly Meant[]): number {
  let sum = 0
  for (const each of meant)
    for (let field = 0; field < fieldCount; field += 1) sum += placesIn(parts, each, field)
  return sum
}
