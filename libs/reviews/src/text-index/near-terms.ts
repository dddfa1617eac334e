import { fieldCount, placeOfTerm, type Segment, termAt, termCount } from './segment.ts'

/** A known word that resembles one that was typed. */
export interface NearTerm {
  term: number
  word: string
  /** How many letters differ; of one that begins so, how many follow. */
  distance: number
}

/** Words that begin like this one and are longer, in the fields of a mask. */
export function* termsBeginning(segment: Segment, word: string, mask: number): Generator<NearTerm> {
  for (let term = placeOfTerm(segment, word); term < termCount(segment); term += 1) {
    const found = termAt(segment, term)
    if (!found.startsWith(word)) return
    if (found === word || !isIn(segment, term, mask)) continue
    yield { term, word: found, distance: found.length - word.length }
  }
}

/**
 * Words with at most so many letters that are wrong, missing or too many, in the fields of a mask.
 *
 * The words are sorted, so what was compared of the beginning of one is used for all that begin alike, and where nothing
 * more can come of a beginning all of them are passed over. Letters are compared as they lie there, in UTF-8: in other
 * alphabets two bytes are one.
 */
export function* termsLike(
  segment: Segment,
  typed: string,
  slips: number,
  mask: number,
): Generator<NearTerm> {
  const { termStarts, termBytes } = segment
  const word = Buffer.from(typed)
  const most = slips * Math.round(word.length / typed.length)
  const width = word.length + 1
  const deepest = word.length + most
  /** By letter of the known word: the distance of its beginning to each beginning of the typed one. */
  const rows = new Uint8Array((deepest + 1) * width)
  for (let at = 0; at < width; at += 1) rows[at] = at
  /** Where the word before begins, how much of it is compared, and whether nothing can come of that. */
  let [before, compared, isHopeless] = [0, 0, false]
  for (let term = 0; term < termStarts.length - 1; term += 1) {
    const from = termStarts[term]!
    const length = termStarts[term + 1]! - from
    let shared = 0
    while (shared < compared && shared < length && termBytes[from + shared] === termBytes[before + shared])
      shared += 1
    if (isHopeless && shared === compared) continue
    ;[before, compared, isHopeless] = [from, shared, false]
    while (compared < length && !isHopeless) {
      const letter = termBytes[from + compared]!
      compared += 1
      isHopeless = compared > deepest || !fillRow(rows, compared, letter, word, most)
    }
    const distance = isHopeless ? most + 1 : rows[compared * width + width - 1]!
    if (distance > 0 && distance <= most && isIn(segment, term, mask))
      yield { term, word: termAt(segment, term), distance }
  }
}

/** @returns Whether a word that goes on from here can be near. */
function fillRow(rows: Uint8Array, row: number, letter: number, word: Uint8Array, most: number): boolean {
  const width = word.length + 1
  const [at, above] = [row * width, (row - 1) * width]
  let [least, left] = [row, row]
  rows[at] = row
  for (let column = 1; column < width; column += 1) {
    const replaced = rows[above + column - 1]! + (letter === word[column - 1] ? 0 : 1)
    left = Math.min(replaced, rows[above + column]! + 1, left + 1)
    rows[at + column] = left
    if (left < least) least = left
  }
  return least <= most
}

/** Whether a word is in one of the fields. */
export function isIn({ starts }: Segment, term: number, mask: number): boolean {
  for (let field = 0; field < fieldCount; field += 1) {
    const at = term * fieldCount + field
    if ((mask >> field) & 1 && (starts[at + 1] ?? 0) > (starts[at] ?? 0)) return true
  }
  return false
}
