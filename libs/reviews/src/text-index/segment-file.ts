import { crc32 } from 'node:zlib'
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

const arrays = [
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
] as const satisfies readonly (keyof Arrays)[]

interface Head extends FileHeader {
  format: number
  size: number
  kinds: readonly string[]
  totals: readonly number[]
  /** By array: how many bytes, and how many of them each number takes. */
  lengths: readonly (readonly [bytes: number, each: number])[]
}

/** The bytes of a file, a portion after another. */
export function* bytesOfFile(header: FileHeader, segment: Segment): Generator<Uint8Array, number> {
  const { size, kinds, totals } = segment
  const parts = arrays.map((name) => segment[name])
  const lengths = parts.map(({ byteLength, BYTES_PER_ELEMENT }) => [byteLength, BYTES_PER_ELEMENT] as const)
  const head: Head = { format, ...header, size, kinds, totals, lengths }
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(alignment)
  length.writeUInt32LE(json.length)
  let sum = 0
  for (const part of [magic, length, json, ...parts]) {
    const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
    const padding = Buffer.alloc(-bytes.length & (alignment - 1))
    for (const portion of [...portionsOf(bytes), padding]) {
      sum = crc32(portion, sum)
      yield portion
    }
  }
  const end = Buffer.alloc(4)
  end.writeUInt32LE(sum)
  yield end
  return sum
}

/**
 * Reads the bytes of a file. The arrays stay where they are: nothing is copied.
 *
 * @param pause Awaited between portions of the sum.
 */
export async function readSegmentFile(
  read: Uint8Array<ArrayBuffer>,
  source: string,
  pause: () => Promise<unknown>,
): Promise<SegmentFile | Exclude<Refusal, 'absent'>> {
  const bytes = read.byteOffset % alignment === 0 ? read : read.slice()
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const first = magic.length + alignment
  const head = headOf(buffer, first)
  if (!head) return buffer.subarray(0, magic.length).equals(magic) ? 'damaged' : 'foreign'
  if (head.format !== format || head.source !== source) return 'foreign'
  const body = buffer.subarray(0, -4)
  let sum = 0
  for (const portion of portionsOf(body)) {
    sum = crc32(portion, sum)
    await pause()
  }
  if (sum !== buffer.readUInt32LE(body.length)) return 'damaged'
  const { size, kinds, totals, lengths, format: _format, ...header } = head
  let at = aligned(first + buffer.readUInt32LE(magic.length))
  const segment: Record<string, unknown> = { size, kinds, totals }
  for (const [place, name] of arrays.entries()) {
    const [byteLength, each] = lengths[place] ?? [0, 1]
    const kind = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array }[each] ?? Uint8Array
    segment[name] = new kind(bytes.buffer, bytes.byteOffset + at, byteLength / each)
    at = aligned(at + byteLength)
  }
  return { header, segment: segment as unknown as Segment, sum }
}

/** What stands in front, where all that it names is there. */
function headOf(buffer: Buffer, first: number): Head | undefined {
  if (buffer.length < first + 4 || !buffer.subarray(0, magic.length).equals(magic)) return undefined
  const length = buffer.readUInt32LE(magic.length)
  try {
    const head = JSON.parse(buffer.toString('utf8', first, first + length)) as Head
    if (head.format !== format) return head
    const all = head.lengths.reduce((sum, [bytes]) => aligned(sum + bytes), aligned(first + length))
    return all + 4 === buffer.length ? head : undefined
  } catch {
    // It ends within its head.
    return undefined
  }
}

function* portionsOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += bytesAtOnce) yield bytes.subarray(at, at + bytesAtOnce)
}

function aligned(length: number): number {
  return (length + alignment - 1) & -alignment
}
