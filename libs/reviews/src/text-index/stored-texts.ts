/**
 * The texts of a part of the index. They are two thirds of it and a few of them are shown, so those of a large site stay
 * in a file, and a line is read when it is shown: from the system's memory of files, in microseconds.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Growing, pushBytes, pushText } from './growing-array.ts'

/** Texts one after another, as UTF-8. */
export interface Lines {
  readonly byteLength: number
  text: (from: number, to: number) => string
  /** The bytes of a range, a portion after another: each is to be used before the next is asked for. */
  portions: (from?: number, to?: number) => Iterable<Uint8Array>
  /** Goes on with the same bytes in a file, where they are so many that it is worth it. */
  moveTo: (file: OpenFile, at: number) => void
}

/** A file that is closed when nothing is left that reads from it. */
export interface OpenFile {
  readonly fd: number
}

/** Texts that are added one after another. */
export interface LineSink {
  readonly byteLength: number
  addText: (text: string) => void
  addLines: (lines: Lines, from: number, to: number) => void
  /** Nothing is added after it. */
  done: () => Lines
}

/** Fewer bytes stay in memory. */
export const fewestInFile = 1024 * 1024
const bytesAtOnce = 4 * 1024 * 1024

const forgotten = new FinalizationRegistry<number>((fd) => closeSync(fd))

/** Opens a file for as long as it is read from. @throws {Error} It cannot be opened; with the system's `code`. */
export function openFile(name: string, flags: string): OpenFile {
  const file = { fd: openSync(name, flags) }
  forgotten.register(file, file.fd)
  return file
}

/** The file of an index that is read from was cut. */
class IndexCutError extends Error {
  override readonly name = 'IndexCutError'
  readonly code = 'reviews/index-cut'

  constructor() {
    super(
      'The file of the search’s index is shorter than it was, so that no result can be shown. ' +
        'Something else has written to it. Start the process again: the file is refused, and the index made anew.',
    )
  }
}

/** Fills bytes from a place of a file. @throws {IndexCutError} The file ends before. */
export function readInto({ fd }: OpenFile, at: number, bytes: Uint8Array): void {
  for (let length = 0; length < bytes.length;) {
    const count = readSync(fd, bytes, length, bytes.length - length, at + length)
    if (count === 0) throw new IndexCutError()
    length += count
  }
}

/** @param folder Where a file may be made for them, which has no name and goes with them. Default: they stay in memory. */
export function lineSink(folder?: string): LineSink {
  const waiting: Growing<Uint8Array> = { list: new Uint8Array(64), length: 0 }
  let file: OpenFile | undefined
  let inFile = 0
  let isFull = folder === undefined

  const writeSome = (): void => {
    if (isFull || waiting.length < fewestInFile) return
    try {
      file ??= openUnnamed(folder!)
      for (let at = 0; at < waiting.length;)
        at += writeSync(file.fd, waiting.list, at, waiting.length - at, inFile + at)
      inFile += waiting.length
      waiting.length = 0
    } catch {
      // A full disk, or none: what comes from here on is kept in memory.
      isFull = true
    }
  }
  return {
    get byteLength() {
      return inFile + waiting.length
    },
    addText: (text) => {
      pushText(waiting, text)
      writeSome()
    },
    addLines: (lines, from, to) => {
      for (const portion of lines.portions(from, to)) pushBytes(waiting, portion)
      writeSome()
    },
    done: () => linesOf(waiting.list.slice(0, waiting.length), file && { file, at: 0, length: inFile }),
  }
}

/** @param before Bytes in a file that come before those in memory. */
export function linesOf(memory: Uint8Array, before?: { file: OpenFile; at: number; length: number }): Lines {
  let [rest, stored] = [memory, before]
  const read = (from: number, to: number): Uint8Array => {
    const inFile = stored?.length ?? 0
    if (!stored || from >= inFile) return rest.subarray(from - inFile, to - inFile)
    const bytes = Buffer.allocUnsafe(to - from)
    const end = Math.min(to, inFile)
    readInto(stored.file, stored.at + from, bytes.subarray(0, end - from))
    bytes.set(rest.subarray(0, to - end), end - from)
    return bytes
  }
  const lines: Lines = {
    get byteLength() {
      return (stored?.length ?? 0) + rest.length
    },
    text: (from, to) => {
      const bytes = read(from, to)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
    },
    portions: function* (from = 0, to = lines.byteLength) {
      for (let at = from; at < to; at += bytesAtOnce) yield read(at, Math.min(at + bytesAtOnce, to))
    },
    moveTo: (file, at) => {
      const length = lines.byteLength
      if (length < fewestInFile) return
      stored = { file, at, length }
      rest = new Uint8Array()
    },
  }
  return lines
}

/** A file that is gone when it is closed, or when the process ends. */
function openUnnamed(folder: string): OpenFile {
  mkdirSync(folder, { recursive: true })
  const name = join(folder, `lines-${randomUUID()}.part`)
  const file = openFile(name, 'wx+')
  unlinkSync(name)
  return file
}
