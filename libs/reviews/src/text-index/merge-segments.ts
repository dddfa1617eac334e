import type { Part } from './live-part.ts'
import { lineSink } from './stored-texts.ts'
import { docsArray, fieldCount, type Segment, termAt, termCount } from './segment.ts'

/** So many words are joined before whoever waits is served: a millisecond or two. */
const wordsAtOnce = 2_000
const documentsAtOnce = 100

/**
 * Joins parts into one without reading their texts again. It yields now and then, so that requests are served meanwhile.
 *
 * @param folder Where many texts are put into a file. Default: they stay in memory.
 */
export function* mergeSegments(parts: readonly Part[], folder?: string): Generator<undefined, Segment> {
  const numbers = numbersOf(parts)
  const size = numbers.reduce((sum, { kept }) => sum + kept, 0)
  const documents = yield* joinDocuments(parts, numbers, size, folder)
  const most = parts.reduce((sum, { segment }) => sum + segment.docs.length, 0)
  const docs = docsArray(size, most)
  const counts = new Uint8Array(most)
  const lines = new Uint16Array(most)
  const starts: number[] = []
  const terms: string[] = []
  const readers = parts.map(({ segment }) => ({ segment, term: 0, word: wordAt(segment, 0) }))
  let at = 0
  for (;;) {
    const word = leastOf(readers)
    if (word === undefined) break
    const having = readers.flatMap((reader, part) => (reader.word === word ? [{ reader, part }] : []))
    const before = at
    for (let field = 0; field < fieldCount; field += 1) {
      starts.push(at)
      for (const { reader, part } of having) {
        const { segment, term } = reader
        const number = numbers[part]?.number ?? []
        const end = segment.starts[term * fieldCount + field + 1] ?? 0
        for (let place = segment.starts[term * fieldCount + field] ?? 0; place < end; place += 1) {
          const doc = number[segment.docs[place] ?? 0] ?? -1
          if (doc < 0) continue
          docs[at] = doc
          counts[at] = segment.counts[place] ?? 0
          lines[at] = segment.lines[place] ?? 0
          at += 1
        }
      }
    }
    // A word that only documents had that are gone.
    if (at === before) starts.length -= fieldCount
    else terms.push(word)
    for (const { reader } of having) {
      reader.term += 1
      reader.word = wordAt(reader.segment, reader.term)
    }
    if (terms.length % wordsAtOnce === 0) yield undefined
  }
  starts.push(at)
  const { starts: termStarts, bytes: termBytes } = packWords(terms)
  return {
    ...documents,
    termStarts,
    termBytes,
    starts: Uint32Array.from(starts),
    // Nothing of it is gone where parts are joined for the first time.
    ...(at === most
      ? { docs, counts, lines }
      : { docs: docs.slice(0, at), counts: counts.slice(0, at), lines: lines.slice(0, at) }),
  }
}

/** By part: the new number of each document, or -1, and how many are kept. */
function numbersOf(parts: readonly Part[]): { number: Int32Array; kept: number }[] {
  let next = 0
  return parts.map(({ segment, gone }) => {
    const first = next
    const number = Int32Array.from({ length: segment.size }, (_, doc) => (gone.has(doc) ? -1 : next++))
    return { number, kept: next - first }
  })
}

type Documents = Pick<
  Segment,
  'size' | 'kinds' | 'totals' | 'kindOf' | 'lengths' | 'firstLines' | 'lineStarts' | 'lineBytes'
>

function* joinDocuments(
  parts: readonly Part[],
  numbers: readonly { number: Int32Array }[],
  size: number,
  folder: string | undefined,
): Generator<undefined, Documents> {
  const kinds = [...new Set(parts.flatMap(({ segment }) => segment.kinds))]
  const kindOf = new Uint8Array(size)
  const lengths = new Uint16Array(size * fieldCount)
  const firstLines = new Uint32Array(size + 1)
  const lineStarts = new Uint32Array(parts.reduce((sum, { segment }) => sum + segment.lineStarts.length, 1))
  const lineBytes = lineSink(folder)
  const totals = Array.from({ length: fieldCount }, () => 0)
  let line = 0
  for (const [part, { segment }] of parts.entries()) {
    const number = numbers[part]?.number ?? new Int32Array()
    for (let doc = 0; doc < segment.size; doc += 1) {
      const to = number[doc] ?? -1
      if (to < 0) continue
      kindOf[to] = kinds.indexOf(segment.kinds[segment.kindOf[doc] ?? 0] ?? '')
      for (let field = 0; field < fieldCount; field += 1) {
        const length = segment.lengths[doc * fieldCount + field] ?? 0
        lengths[to * fieldCount + field] = length
        totals[field]! += length
      }
      firstLines[to] = line
      const [first, end] = [segment.firstLines[doc] ?? 0, segment.firstLines[doc + 1] ?? 0]
      const [from, until] = [segment.lineStarts[first] ?? 0, segment.lineStarts[end] ?? 0]
      for (let each = first; each < end; each += 1) {
        lineStarts[line] = lineBytes.byteLength + (segment.lineStarts[each] ?? 0) - from
        line += 1
      }
      lineBytes.addLines(segment.lineBytes, from, until)
      if (to % documentsAtOnce === 0) yield undefined
    }
  }
  firstLines[size] = line
  lineStarts[line] = lineBytes.byteLength
  return {
    size,
    kinds,
    totals,
    kindOf,
    lengths,
    firstLines,
    lineStarts: lineStarts.slice(0, line + 1),
    lineBytes: lineBytes.done(),
  }
}

function packWords(words: readonly string[]): { starts: Uint32Array; bytes: Uint8Array } {
  const bytes = new Uint8Array(Buffer.from(words.join('')))
  const starts = new Uint32Array(words.length + 1)
  let at = 0
  for (const [place, word] of words.entries()) {
    at += Buffer.byteLength(word)
    starts[place + 1] = at
  }
  return { starts, bytes }
}

function wordAt(segment: Segment, term: number): string | undefined {
  return term < termCount(segment) ? termAt(segment, term) : undefined
}

function leastOf(readers: readonly { word: string | undefined }[]): string | undefined {
  let least: string | undefined
  for (const { word } of readers)
    if (word !== undefined && (least === undefined || word < least)) least = word
  return least
}
