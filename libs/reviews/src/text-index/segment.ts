/**
 * A part of the index, in flat arrays: what thousands of documents say takes a fifth of the memory that maps of it
 * would, lies outside of the collector’s reach, and is written to a file and read from it as it is. It never changes; a
 * document that is published again is in a newer part.
 *
 * @module
 */

import type { Lines } from './stored-texts.ts'

/** What is looked at apart, with the weight that each has. The last one is a short title in one word. */
export const fieldOf = { title: 0, summary: 1, text: 2, joined: 3 } as const
export const fieldCount = 4

/** An unchanging part of the index. Documents, lines and words are numbered. */
export interface Segment {
  readonly size: number
  /** Names of the kinds that `kindOf` counts. */
  readonly kinds: readonly string[]
  /** Of all documents together: how many different words each field has. */
  readonly totals: readonly number[]
  /** By document. */
  readonly kindOf: Uint8Array
  /** By document and field: how many different words it has. */
  readonly lengths: Uint16Array
  /** By document, its first line; one more, for the end. */
  readonly firstLines: Uint32Array
  readonly lineStarts: Uint32Array
  readonly lineBytes: Lines
  /** The words, sorted. */
  readonly termStarts: Uint32Array
  readonly termBytes: Uint8Array
  /** By word and field, where its places begin; one more, for the end. */
  readonly starts: Uint32Array
  /** By place: in which document, how often, and in which line it reads best. */
  readonly docs: Uint16Array | Uint32Array
  readonly counts: Uint8Array
  readonly lines: Uint16Array
}

/** What the first lines of a document are. The lines of its text follow. */
export const lineOf = { id: 0, uid: 1, digest: 2, title: 3, summary: 4, text: 5 } as const

/** A place in a line of this bit is in a sentence. */
export const sentence = 0x80_00
/** A place in no line that says something. */
export const noLine = 0x7f_ff

/** How many words a part knows. */
export function termCount({ termStarts }: Segment): number {
  return termStarts.length - 1
}

export function termAt({ termStarts, termBytes }: Segment, term: number): string {
  return textAt(termBytes, termStarts[term] ?? 0, termStarts[term + 1] ?? 0)
}

/** A line of a document, by its number there. */
export function lineAt({ firstLines, lineStarts, lineBytes }: Segment, doc: number, line: number): string {
  const at = (firstLines[doc] ?? 0) + line
  return lineBytes.text(lineStarts[at] ?? 0, lineStarts[at + 1] ?? 0)
}

/** Where a word stands among the sorted ones, or would stand. */
export function placeOfTerm(segment: Segment, word: string): number {
  let [from, to] = [0, termCount(segment)]
  while (from < to) {
    const middle = (from + to) >> 1
    if (termAt(segment, middle) < word) from = middle + 1
    else to = middle
  }
  return from
}

/** The place of a word in a document’s field. `undefined`: it is not there. */
export function placeIn(
  { starts, docs }: Segment,
  term: number,
  field: number,
  doc: number,
): number | undefined {
  let from = starts[term * fieldCount + field] ?? 0
  let to = starts[term * fieldCount + field + 1] ?? 0
  const end = to
  while (from < to) {
    const middle = (from + to) >> 1
    if ((docs[middle] ?? 0) < doc) from = middle + 1
    else to = middle
  }
  return from < end && docs[from] === doc ? from : undefined
}

function textAt(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString()
}

/** Numbers of documents, in half the room where there are few. */
export function docsArray(size: number, places: number): Uint16Array | Uint32Array {
  return size > 0xff_ff ? new Uint32Array(places) : new Uint16Array(places)
}
