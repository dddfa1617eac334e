import { hash } from 'node:crypto'
import { type Growing, grown, push, pushText } from './growing-array.ts'
import { lineSink } from './stored-texts.ts'
import { docsArray, fieldCount, fieldOf, noLine, type Segment, sentence } from './segment.ts'
import { joinedName, wordsOfText } from './words.ts'

/** A document, as it can be found. */
export interface SearchEntry {
  id: string
  uid: string | null
  /** Results are grouped by kind. */
  kind: string
  /** The title, with the highest weight. */
  title: string
  /** A sentence about it, and the names it contains. */
  summary: string
  /** The whole text, by lines: one of them is shown with a result. */
  text: readonly string[]
  /** Ids of the same document in other languages. */
  translates?: readonly string[]
}

/** Collects documents for a part of the index. */
export interface SegmentWriter {
  readonly size: number
  /** @param digest What `digestOf` says of it. */
  add: (entry: SearchEntry, digest: string) => void
  /** Makes the part, and yields now and then, so that requests are served meanwhile. Nothing is added after it. */
  pack: () => Generator<undefined, Segment>
}

/** A line of fewer words is a name, a label or a cell of a table, and says nothing alone. */
export const fewestOfSentence = 6
const mostCounted = 0xff
/** So many words, or places of them, are sorted before whoever waits is served: some milliseconds. */
const wordsAtOnce = 4_000
const placesAtOnce = 200_000

/** What is compared to tell whether a document says something else than before. */
export function digestOf({ kind, uid, title, summary, text }: SearchEntry): string {
  return hash('sha1', JSON.stringify([kind, uid, title, summary, text]), 'base64')
}

type Found = Map<string, [count: number, line: number]>

/** @param folder Where many texts are put into a file. Default: they stay in memory. */
export function createSegmentWriter(folder?: string): SegmentWriter {
  const numbers = new Map<string, number>()
  // By word and field: how many places. By place: of which word and field, and what is noted of it.
  const totalOf: number[] = []
  const keys = growing(Uint32Array)
  const docs = growing(Uint32Array)
  const counts = growing(Uint8Array)
  const lines = growing(Uint16Array)
  const kinds: string[] = []
  const kindOf = growing(Uint8Array)
  const lengths = growing(Uint16Array)
  const firstLines = growing(Uint32Array, 0)
  const lineStarts = growing(Uint32Array, 0)
  const lineBytes = lineSink(folder)

  function addField(field: number, found: Found): void {
    push(lengths, Math.min(found.size, 0xff_ff))
    for (const [word, [count, line]] of found) {
      let number = numbers.get(word)
      if (number === undefined) {
        number = numbers.size
        numbers.set(word, number)
        for (let each = 0; each < fieldCount; each += 1) totalOf.push(0)
      }
      const key = number * fieldCount + field
      totalOf[key]! += 1
      push(keys, key)
      push(docs, kindOf.length)
      push(counts, Math.min(count, mostCounted))
      push(lines, line)
    }
  }

  return {
    get size() {
      return kindOf.length
    },
    add: ({ id, uid, kind, title, summary, text }, digest) => {
      const joined = joinedName(title)
      addField(fieldOf.title, countedIn(title))
      addField(fieldOf.summary, countedIn(summary))
      addField(fieldOf.text, placesIn(text, title))
      addField(fieldOf.joined, new Map(joined === '' ? [] : [[joined, [1, noLine]]]))
      if (!kinds.includes(kind)) kinds.push(kind)
      push(kindOf, kinds.indexOf(kind))
      for (const line of [id, uid ?? '', digest, title, summary, ...text]) {
        lineBytes.addText(line.toWellFormed())
        push(lineStarts, lineBytes.byteLength)
      }
      push(firstLines, lineStarts.length - 1)
    },
    pack: function* () {
      const starts = new Uint32Array(totalOf.length + 1)
      /** By word and field as they were met, where the next of its places is put. */
      const cursors = new Uint32Array(totalOf.length)
      const termStarts = growing(Uint32Array, 0)
      const termBytes = growing(Uint8Array)
      let [at, place] = [0, 0]
      for (const words of byFirstLetter([...numbers.keys()])) {
        for (const word of words.toSorted()) {
          const key = (numbers.get(word) ?? 0) * fieldCount
          for (let field = 0; field < fieldCount; field += 1) {
            starts[at] = place
            cursors[key + field] = place
            at += 1
            place += totalOf[key + field] ?? 0
          }
          pushText(termBytes, word)
          push(termStarts, termBytes.length)
          if (at % wordsAtOnce === 0) yield undefined
        }
      }
      starts[at] = place
      const sorted = docsArray(kindOf.length, place)
      const sortedCounts = new Uint8Array(place)
      const sortedLines = new Uint16Array(place)
      for (let each = 0; each < keys.length; each += 1) {
        const to = cursors[keys.list[each]!]!++
        sorted[to] = docs.list[each]!
        sortedCounts[to] = counts.list[each]!
        sortedLines[to] = lines.list[each]!
        if (each % placesAtOnce === 0) yield undefined
      }
      const totals = Array.from({ length: fieldCount }, () => 0)
      for (let at = 0; at < lengths.length; at += 1) totals[at % fieldCount]! += lengths.list[at] ?? 0
      return {
        size: kindOf.length,
        kinds,
        totals,
        kindOf: grown(kindOf),
        lengths: grown(lengths),
        firstLines: grown(firstLines),
        lineStarts: grown(lineStarts),
        lineBytes: lineBytes.done(),
        termStarts: grown(termStarts),
        termBytes: grown(termBytes),
        starts,
        docs: sorted,
        counts: sortedCounts,
        lines: sortedLines,
      }
    },
  }
}

function growing<List extends Uint8Array | Uint16Array | Uint32Array>(
  kind: new (length: number) => List,
  ...first: readonly number[]
): Growing<List> {
  const made = { list: new kind(64), length: 0 }
  for (const value of first) push(made, value)
  return made
}

/** Words in portions that are in order, to be sorted one by one: all at once takes a tenth of a second. */
function byFirstLetter(words: readonly string[]): readonly (readonly string[])[] {
  const portions = Map.groupBy(words, (word) => word.charCodeAt(0))
  return [...portions.entries()].toSorted(([one], [other]) => one - other).map(([, portion]) => portion)
}

function countedIn(text: string): Found {
  const found: Found = new Map()
  for (const word of wordsOfText(text)) {
    const known = found.get(word)
    if (known) known[0] += 1
    else found.set(word, [1, noLine])
  }
  return found
}

/** How often each word is in a text, and the first sentence with it; without one, the first name. */
function placesIn(text: readonly string[], title: string): Found {
  const found: Found = new Map()
  for (const [at, line] of text.entries()) {
    const number = line === title || !line.includes(' ') ? noLine : Math.min(at, noLine - 1)
    const isSentence = number !== noLine && line.split(' ').length >= fewestOfSentence
    const place = isSentence ? number | sentence : number
    for (const word of wordsOfText(line)) {
      const known = found.get(word)
      if (!known) found.set(word, [1, place])
      else {
        known[0] += 1
        const isBetter = isSentence ? known[1] < sentence : known[1] === noLine
        if (isBetter) known[1] = place
      }
    }
  }
  return found
}
