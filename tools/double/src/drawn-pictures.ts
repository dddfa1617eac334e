import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'

/** Pictures that are drawn on demand: few at once, each kept. */
export interface DrawnPictures {
  /**
   * The stored picture, or a new one. Concurrent requests share one drawing, which is skipped when all of them were
   * aborted before its turn.
   *
   * @throws {TooManyPicturesError} Too many pictures are waiting already.
   */
  get(name: string, draw: () => Promise<Uint8Array>, gone: AbortSignal): Promise<Uint8Array>
  /** Waits for what is being drawn, so that nothing is written into the folder any more. */
  close(): Promise<void>
}

export interface DrawnPicturesOptions {
  /** A folder for these pictures only. When it is full, the least recently used are removed. */
  folder: string
  limitBytes: number
  /** How many are drawn at once. Default: one less than there are processors, which keeps one free for requests. */
  atOnce?: number
  /** How many may wait. */
  mostWaiting?: number
  /** Called when a picture cannot be stored; it is sent nevertheless. */
  report: (error: unknown) => void
}

/** The queue of pictures is full. */
export class TooManyPicturesError extends Error {
  override readonly name = 'TooManyPicturesError'
  readonly code = 'double/too-many-pictures'
  /** When to try again. */
  readonly retryAfterSeconds = 5

  constructor(waiting: number) {
    super(
      `${waiting} pictures wait to be drawn. This one was not drawn, as the others would wait longer. Ask again in some seconds.`,
    )
  }
}

interface Drawing {
  result: Promise<Uint8Array>
  gone: AbortSignal[]
}

/** The space of the smallest file on a disk, so that many small files count too. */
const blockBytes = 4096

/** Opens the folder and indexes its files. */
export async function openDrawnPictures({
  folder,
  limitBytes,
  atOnce = Math.max(1, availableParallelism() - 1),
  mostWaiting = 100,
  report,
}: DrawnPicturesOptions): Promise<DrawnPictures> {
  const sizes = new Map<string, number>()
  const drawings = new Map<string, Drawing>()
  const turns = pLimit(atOnce)
  let totalBytes = 0

  await mkdir(folder, { recursive: true }).catch(report)
  for (const { name, sizeBytes } of await filesByAge(folder).catch(() => [])) remember(name, sizeBytes)
  await makeRoom()

  function remember(name: string, sizeBytes: number): void {
    const taken = Math.ceil(sizeBytes / blockBytes) * blockBytes
    sizes.set(name, taken)
    totalBytes += taken
  }

  function forget(name: string): void {
    totalBytes -= sizes.get(name) ?? 0
    sizes.delete(name)
  }

  async function makeRoom(): Promise<void> {
    for (const oldest of sizes.keys()) {
      if (totalBytes <= limitBytes) return
      forget(oldest)
      await rm(join(folder, oldest), { force: true }).catch(report)
    }
  }

  async function find(name: string): Promise<Uint8Array | undefined> {
    const size = sizes.get(name)
    if (size === undefined) return undefined
    sizes.delete(name)
    sizes.set(name, size)
    return readFile(join(folder, name)).catch(() => {
      forget(name)
      return undefined
    })
  }

  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    const unfinished = join(folder, `${name}.tmp`)
    try {
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(folder, name))
      remember(name, bytes.length)
      await makeRoom()
    } catch (error) {
      report(error)
      await rm(unfinished, { force: true }).catch(report)
    }
  }

  async function findOrDraw(
    name: string,
    draw: () => Promise<Uint8Array>,
    isWanted: () => boolean,
  ): Promise<Uint8Array> {
    const found = await find(name)
    if (found) return found
    if (turns.activeCount + turns.pendingCount >= atOnce + mostWaiting)
      throw new TooManyPicturesError(turns.pendingCount)
    const bytes = await turns(() => {
      if (!isWanted()) throw new TooManyPicturesError(turns.pendingCount)
      return draw()
    })
    await keep(name, bytes)
    return bytes
  }

  return {
    get: (name, draw, gone) => {
      const underWay = drawings.get(name)
      if (underWay) {
        underWay.gone.push(gone)
        return underWay.result
      }
      const askers = [gone]
      const isWanted = (): boolean => askers.some(({ aborted }) => !aborted)
      const result = findOrDraw(name, draw, isWanted).finally(() => drawings.delete(name))
      drawings.set(name, { result, gone: askers })
      return result
    },
    async close() {
      await Promise.allSettled(Array.from(drawings.values(), ({ result }) => result))
    },
  }
}

async function filesByAge(folder: string): Promise<{ name: string; sizeBytes: number }[]> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return { name, sizeBytes: size, mtimeMs }
    }),
  )
  return files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)
}
