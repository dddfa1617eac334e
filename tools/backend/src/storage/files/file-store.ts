import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { tooLarge } from '../storage-error.ts'

/**
 * The bytes of objects, each version in a file named by its own id. Names that
 * clients choose never reach the file system.
 */
export interface FileStore {
  /** Writes a file whole or not at all. @throws {StorageError} `EntityTooLarge` as soon as one byte too many has come. */
  write(version: string, content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<WrittenFile>
  copy(from: string, to: string): Promise<void>
  /** The bytes from `start` to `end`, both included. */
  stream(version: string, range?: { start: number; end: number }): ReadableStream<Uint8Array>
  read(version: string): Promise<Buffer>
  remove(versions: string[]): Promise<void>
  /** Removes what no row names: files of uploads that a crash cut off. */
  sweep(known: Set<string>): Promise<void>
}

interface WrittenFile {
  size: number
  /** MD5 in quotes, as S3 makes it. */
  eTag: string
}

const unfinished = '.part'

export function createFileStore(folder: string): FileStore {
  const pathOf = (version: string): string => join(folder, version.slice(0, 2), version)
  const store: FileStore = {
    write: async (version, content, maxBytes) => {
      const draft = pathOf(version) + unfinished
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
      try {
        const written = await writeDraft(draft, content, maxBytes)
        await rename(draft, pathOf(version))
        return written
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    copy: async (from, to) => {
      await mkdir(dirname(pathOf(to)), { recursive: true, mode: 0o700 })
      await copyFile(pathOf(from), pathOf(to) + unfinished)
      await rename(pathOf(to) + unfinished, pathOf(to))
    },
    stream: (version, range) =>
      Readable.toWeb(createReadStream(pathOf(version), range)) as ReadableStream<Uint8Array>,
    read: (version) => readFile(pathOf(version)),
    remove: async (versions) => {
      await Promise.all(versions.map((version) => rm(pathOf(version), { force: true })))
    },
    sweep: async (known) => {
      const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      const lost = files.filter((entry) => entry.isFile() && !known.has(entry.name))
      await Promise.all(lost.map((entry) => rm(join(entry.parentPath, entry.name), { force: true })))
    },
  }
  return store
}

async function writeDraft(
  file: string,
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<WrittenFile> {
  const hash = createHash('md5')
  let size = 0
  const handle = await open(file, 'wx', 0o600)
  try {
    for await (const chunk of content) {
      size += chunk.byteLength
      if (size > maxBytes) throw tooLarge()
      hash.update(chunk)
      // A disk that is nearly full takes the beginning, and says how much; only the next write is refused.
      for (let rest = chunk; rest.byteLength > 0;)
        rest = rest.subarray((await handle.write(rest)).bytesWritten)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { size, eTag: `"${hash.digest('hex')}"` }
}
