import { fstatSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { fewestInFile, linesOf, type OpenFile, readInto } from './stored-texts.ts'
import type { Segment } from './segment.ts'

/**
 * Raised with every change of what a file holds or of how texts become words and lines: a file of another format is made
 * anew. A test compares what it stands for.
 */
export const format = 1

/** Of which content a file is. */
export interface ContentOfFile {
  /** Where the content is from, and what of it has pages. */
  source: string
  /** The version of the content. */
  ref: string
}

/** What stands in front of the arrays of a file. */
export interface FileHeader extends ContentOfFile {
  /** In a file of changes: which file they are changes of, and which of its documents are gone. */
  changes?: { of: number; gone: readonly string[] }
}

/** Why a file is not used: there is none, it is of something else, or a part of it is missing or altered. */
export type Refusal = 'absent' | 'foreign' | 'damaged'

/** A part of the index that was written down. */
export interface SegmentFile {
  header: FileHeader
  segment: Segment
  /** The sum over all of it, by which a file of changes names it. */
  sum: number
}

const magic = Buffer.from('texts\u0000\u0001\n')
/** Bytes summed before whoever waits is served. */
const bytesAtOnce = 4 * 1024 * 1024
/** Arrays begin at multiples of it. */
const alignment = 8

type Arrays = {
  [Name in keyof Segment as Segment[Name] extends ArrayBufferView ? Name : never]: Segment[Name]
}

/** In the order of a file. */
const stored = [
  'kindOf',
  'lengths',
  'firstLines',
  'lineStarts',
  'lineBytes',
  'termStarts',
  'termBytes',
  'starts',
  'docs',
  'counts',
  'lines',
] as const satisfies readonly (keyof Arrays | 'lineBytes')[]

interface Head extends FileHeader {
  format: number
  size: number
  kinds: readonly string[]
  totals: readonly number[]
  /** By array: how many bytes, and how many of them each number takes. */
  lengths: readonly (readonly [bytes: number, each: number])[]
}

/** Where things are in a file. */
interface Layout {
  /** By array. */
  places: readonly number[]
  /** Where the sum is, which ends it. */
  end: number
}

/**
 * The bytes of a file, a portion after another: each is to be written before the next is asked for.
 *
 * @returns The sum, and where the lines are.
 */
export function* bytesOfFile(
  header: FileHeader,
  segment: Segment,
): Generator<Uint8Array, { sum: number; linesAt: number }> {
  const { size, kinds, totals } = segment
  const lengths = stored.map((name) => {
    const { byteLength } = segment[name]
    return [byteLength, name === 'lineBytes' ? 1 : segment[name].BYTES_PER_ELEMENT] as const
  })
  const head: Head = { format, ...header, size, kinds, totals, lengths }
  const json = Buffer.from(JSON.stringify(head))
  const begin = Buffer.concat([magic, Buffer.alloc(alignment), json])
  begin.writeUInt32LE(json.length, magic.length)
  let sum = 0
  function* aligned(portions: Iterable<Uint8Array>): Generator<Uint8Array> {
    let length = 0
    for (const portion of portions) {
      sum = crc32(portion, sum)
      length += portion.length
      yield portion
    }
    const padding = Buffer.alloc(-length & (alignment - 1))
    sum = crc32(padding, sum)
    yield padding
  }
  yield* aligned([begin])
  for (const name of stored) {
    if (name === 'lineBytes') yield* aligned(segment.lineBytes.portions())
    else {
      const { buffer, byteOffset, byteLength } = segment[name]
      yield* aligned(portionsOf(new Uint8Array(buffer, byteOffset, byteLength)))
    }
  }
  const end = Buffer.alloc(4)
  end.writeUInt32LE(sum)
  yield end
  return { sum, linesAt: layoutOf(lengths, begin.length).places[stored.indexOf('lineBytes')] ?? 0 }
}

/**
 * Reads a file. What is looked through for a question is taken into memory, and the lines stay where they are.
 *
 * @param pause Awaited between portions.
 */
export async function readSegmentFile(
  file: OpenFile,
  source: string,
  pause: () => Promise<unknown>,
): Promise<SegmentFile | Exclude<Refusal, 'absent'>> {
  const { size: fileSize } = fstatSync(file.fd)
  const begin = readAt(file, 0, Math.min(magic.length + alignment, fileSize))
  if (!begin.subarray(0, magic.length).equals(magic)) return 'foreign'
  if (begin.length < magic.length + alignment) return 'damaged'
  const jsonLength = begin.readUInt32LE(magic.length)
  const json = readAt(file, begin.length, Math.min(jsonLength, fileSize - begin.length))
  const head = headOf(json)
  if (!head) return 'damaged'
  if (head.format !== format || head.source !== source) return 'foreign'
  const { places, end } = layoutOf(head.lengths, begin.length + jsonLength)
  if (end + 4 !== fileSize) return 'damaged'

  let sum = crc32(json, crc32(begin))
  let at = begin.length + jsonLength
  const { size, kinds, totals, lengths, format: _format, ...header } = head
  const segment: Record<string, unknown> = { size, kinds, totals }
  const passing = Buffer.alloc(Math.min(bytesAtOnce, fileSize))
  /** Reads on to a place, into bytes or past them. */
  async function readOn(to: number, into?: Uint8Array): Promise<void> {
    const from = at
    while (at < to) {
      const portion = (into?.subarray(at - from) ?? passing).subarray(0, Math.min(bytesAtOnce, to - at))
      readInto(file, at, portion)
      sum = crc32(portion, sum)
      at += portion.length
      await pause()
    }
  }
  for (const [number, name] of stored.entries()) {
    const [byteLength, each] = lengths[number] ?? [0, 1]
    const place = places[number] ?? 0
    await readOn(place)
    const isInFile = name === 'lineBytes' && byteLength >= fewestInFile
    const bytes = isInFile ? undefined : new Uint8Array(byteLength)
    await readOn(place + byteLength, bytes)
    const kind = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array }[each] ?? Uint8Array
    if (name !== 'lineBytes') segment[name] = new kind(bytes!.buffer, 0, byteLength / each)
    else if (bytes) segment[name] = linesOf(bytes)
    else segment[name] = linesOf(new Uint8Array(), { file, at: place, length: byteLength })
  }
  await readOn(end)
  if (sum !== readAt(file, end, 4).readUInt32LE()) return 'damaged'
  return { header, segment: segment as unknown as Segment, sum }
}

/** What stands in front. */
function headOf(json: Buffer): Head | undefined {
  try {
    const head = JSON.parse(json.toString()) as Head
    return head.format !== format || Array.isArray(head.lengths) ? head : undefined
  } catch {
    // It ends within its head.
    return undefined
  }
}

/** @param first Where the head ends. */
function layoutOf(lengths: Head['lengths'], first: number): Layout {
  let end = alignedUp(first)
  const places = lengths.map(([bytes]) => {
    const place = end
    end = alignedUp(place + bytes)
    return place
  })
  return { places, end }
}

function readAt(file: OpenFile, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readInto(file, at, bytes)
  return bytes
}

function* portionsOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += bytesAtOnce) yield bytes.subarray(at, at + bytesAtOnce)
}

function alignedUp(length: number): number {
  return (length + alignment - 1) & -alignment
}
