/**
 * The index on disk, in two files: one of all documents, and a small one of what came since, so that a publish writes
 * what it changed. The processes of a machine share them. A file is written beside its place and then moved there, so
 * that nobody reads half of one.
 *
 * @module
 */
import { randomUUID } from 'node:crypto'
import { write } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openFile } from './stored-texts.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import {
  bytesOfFile,
  type ContentOfFile,
  type FileHeader,
  readSegmentFile,
  type Refusal,
  type SegmentFile,
} from './segment-file.ts'
import type { Segment } from './segment.ts'

const writeTo = promisify(write)

export const documentsName = 'documents.index'
export const changesName = 'changes.index'

/** A share of changes from which all documents are written down anew. */
const mostChanged = 0.1

/** What was on disk. */
export interface LoadedIndex {
  index: SearchIndex
  /** The version of the content it is of. */
  ref: string
}

/** An index on disk. */
export interface SavedIndex {
  /** @returns Why there is none that can be used, else the index. */
  load: () => Promise<LoadedIndex | Refusal>
  /** Writes what is not there yet. */
  save: (index: SearchIndex, ref: string) => Promise<void>
}

/**
 * @param folder Where the files are. Created when needed.
 * @param source Of which content they must be.
 * @param language As for `createSearchIndex`.
 */
export function savedIndex(folder: string, source: string, language?: string): SavedIndex {
  /** The part that the file of documents holds, and its sum. */
  let written: { segment: Segment; sum: number } | undefined

  return {
    load: async () => {
      const documents = await readPart(folder, documentsName, source)
      if (typeof documents === 'string') return documents
      written = documents
      const { segment, sum, header } = documents
      const found = await readPart(folder, changesName, source)
      // Those of a file before, or of one that another process has just replaced: the documents say what they say.
      const changes = typeof found === 'object' && found.header.changes?.of === sum ? found : undefined
      const index = createSearchIndex(
        changes
          ? { base: segment, since: changes.segment, gone: changes.header.changes?.gone ?? [] }
          : { base: segment, gone: [] },
        folder,
        language,
      )
      return { index, ref: (changes?.header ?? header).ref }
    },
    save: async (index, ref) => {
      const content: ContentOfFile = { source, ref }
      if (index.changedShare > mostChanged) await index.join()
      const { base, since, gone } = index.saved()
      const there = written && (await sumOf(folder, documentsName))
      // Another process has put its documents there, and writes what comes since as well.
      if (written?.segment === base && there !== undefined && there !== written.sum) return
      if (written?.segment !== base || there === undefined) {
        const sum = await writePart(folder, documentsName, content, base)
        written = { segment: base, sum }
      }
      const changes = { of: written.sum, gone }
      await writePart(folder, changesName, { ...content, changes }, since)
    },
  }
}

async function readPart(folder: string, name: string, source: string): Promise<SegmentFile | Refusal> {
  try {
    return await readSegmentFile(openFile(join(folder, name), 'r'), source, setImmediate)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'absent'
    throw error
  }
}

/** The sum that a file ends with. `undefined`: there is none. */
export async function sumOf(folder: string, name: string): Promise<number | undefined> {
  try {
    const file = await open(join(folder, name))
    try {
      const { size } = await file.stat()
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, Math.max(size - 4, 0))
      return bytesRead === 4 ? buffer.readUInt32LE() : undefined
    } finally {
      await file.close()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function writePart(
  folder: string,
  name: string,
  header: FileHeader,
  segment: Segment,
): Promise<number> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `${name}.${randomUUID()}.part`)
  try {
    const file = openFile(draft, 'wx+')
    const portions = bytesOfFile(header, segment)
    let portion = portions.next()
    while (!portion.done) {
      for (let at = 0; at < portion.value.length;)
        at += (await writeTo(file.fd, portion.value, at)).bytesWritten
      portion = portions.next()
    }
    const { sum, linesAt } = portion.value
    await rename(draft, join(folder, name))
    // What was written goes on as the file that has just got its name.
    segment.lineBytes.moveTo(file, linesAt)
    return sum
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
