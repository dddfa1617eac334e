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
 * more can come of a beginning all of them are passed over.
 */
export function* termsLike(
  segment: Segment,
  typed: string,
  slips: number,
  mask: number,
): Generator<NearTerm> {
  const { termStarts, termBytes } = segment
  const word = Uint32Array.from(typed, (letter) => letter.codePointAt(0) ?? 0)
  const width = word.length + 1
  const deepest = word.length + slips
  /** By letter of the known word: the distance of its beginning to each beginning of the typed one. */
  const rows = new Uint8Array((deepest + 2) * width)
  for (let at = 0; at < width; at += 1) rows[at] = at
  /** By byte of the known word: how many letters end before it. */
  const letters = new Uint8Array((deepest + 1) * mostBytes + 1)
  /** Where the word before begins, how many bytes of it are compared, and whether nothing can come of that. */
  let [before, compared, isHopeless] = [0, 0, false]
  for (let term = 0; term < termStarts.length - 1; term += 1) {
    const from = termStarts[term]!
    const length = termStarts[term + 1]! - from
    let shared = 0
    while (shared < compared && shared < length && termBytes[from + shared] === termBytes[before + shared])
      shared += 1
    if (isHopeless && shared === compared) continue
    // A letter of which the last byte differs is another one.
    while (shared > 0 && isWithinLetter(termBytes[from + shared])) shared -= 1
    ;[before, compared, isHopeless] = [from, shared, false]
    while (compared < length && !isHopeless) {
      const size = bytesOf(termBytes[from + compared]!)
      const row = letters[compared]! + 1
      isHopeless =
        row > deepest || !fillRow(rows, row, letterAt(termBytes, from + compared, size), word, slips)
      compared += size
      letters[compared] = row
    }
    const distance = isHopeless ? slips + 1 : rows[letters[compared]! * width + width - 1]!
    if (distance > 0 && distance <= slips && isIn(segment, term, mask))
      yield { term, word: termAt(segment, term), distance }
  }
}

/** UTF-8 has letters of one to four bytes, of which all but the first begin with the bits 10. */
const mostBytes = 4

function isWithinLetter(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}

function bytesOf(first: number): number {
  if (first < 0xc0) return 1
  if (first < 0xe0) return 2
  return first < 0xf0 ? 3 : 4
}

function letterAt(bytes: Uint8Array, at: number, size: number): number {
  if (size === 1) return bytes[at]!
  let letter = bytes[at]! & (0xff >> (size + 1))
  for (let further = 1; further < size; further += 1) letter = (letter << 6) | (bytes[at + further]! & 0x3f)
  return letter
}

/** @returns Whether a word that goes on from here can be near. */
function fillRow(rows: Uint8Array, row: number, letter: number, word: Uint32Array, most: number): boolean {
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
