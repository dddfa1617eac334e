import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import {
  type Answer,
  brotliOptions,
  bodyOf,
  isCompressible,
  type StoredAnswer,
  storeForms,
  storeQuickly,
} from './stored-answer.ts'

/** Finished answers by the bytes of their path. */
export interface PageStore {
  /** The answer under a key, which becomes the most recently used. */
  get: (key: string) => StoredAnswer | undefined
  has: (key: string) => boolean
  /** Keeps an answer, in place of the one before: whoever asks next gets it. */
  put: (key: string, answer: Answer) => StoredAnswer
  /** Keeps an answer that is encoded already, as a snapshot holds it. */
  restore: (key: string, stored: StoredAnswer) => void
  drop: (key: string) => void
  clear: () => void
  /** All that is kept, the least recently used first. */
  entries: () => [string, StoredAnswer][]
  readonly bytes: number
  readonly size: number
  /** Has what waits to be made smaller made so at once, and resolves when nothing waits. */
  settled: () => Promise<void>
}

/** How much may be kept. */
export interface PageStoreOptions {
  /** What all answers together may take up in memory. Bytes. */
  maxBytes: number
  /** Whether bodies are compressed once more, as small as they get, off this thread. Default `true`. */
  compressesStrongly?: boolean
  /**
   * How long nothing must have been kept anew before that begins: what is published, and whoever waits for it, has
   * the processor first. Milliseconds. @default 2_000
   */
  quietMs?: number
}

interface Kept {
  stored: StoredAnswer
  /** Larger than that of whatever was asked for before. */
  use: number
}

const defaultQuietMs = 2_000

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Creates a store of finished answers. When it is full, what was not asked for the longest goes.
 *
 * An answer is kept at once in a form that is quick to make; the smallest form
 * takes twenty times as long, is made by another thread, one after another, once
 * it has been quiet for a while, and takes the place of the first.
 */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { maxBytes, compressesStrongly = true, quietMs = defaultQuietMs } = options
  const answers = new Map<string, Kept>()
  const waiting = new Set<string>()
  let bytes = 0
  let uses = 0
  let work: Promise<void> | undefined
  /** Ends when it has been quiet for long enough, or somebody cannot wait for that. */
  let quiet = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined

  const set = (key: string, stored: StoredAnswer): void => {
    drop(key)
    if (stored.bytes > maxBytes) return
    answers.set(key, { stored, use: ++uses })
    bytes += stored.bytes
    if (bytes <= maxBytes) return
    for (const [oldest] of byUse()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }
  /** Put in order when it is wanted: far more is read than thrown away. */
  const byUse = (): [string, Kept][] => [...answers].sort(([, one], [, other]) => one.use - other.use)
  const drop = (key: string): void => {
    bytes -= answers.get(key)?.stored.bytes ?? 0
    answers.delete(key)
    waiting.delete(key)
  }
  const compressAll = async (): Promise<void> => {
    for (const key of waiting) {
      await quiet.promise
      if (!waiting.delete(key)) continue
      const kept = answers.get(key)
      if (!kept) continue
      const { stored: before } = kept
      const smaller = await compressStrongly(before).catch(() => before)
      // Another answer may have come meanwhile. Who uses what is not changed by this.
      if (answers.get(key) !== kept) continue
      bytes += smaller.bytes - before.bytes
      kept.stored = smaller
    }
    // In the same moment in which nothing waits any more: what comes next begins anew.
    work = undefined
  }

  /** Something is kept anew: the wait for quiet begins again. */
  const disturb = (): void => {
    if (timer === undefined) quiet = Promise.withResolvers<void>()
    clearTimeout(timer)
    timer = setTimeout(beQuiet, quietMs).unref()
  }
  const beQuiet = (): void => {
    clearTimeout(timer)
    timer = undefined
    quiet.resolve()
  }

  return {
    get: (key) => {
      const kept = answers.get(key)
      if (kept === undefined) return undefined
      kept.use = ++uses
      return kept.stored
    },
    has: (key) => answers.has(key),
    put: (key, answer) => {
      const stored = storeQuickly(answer)
      set(key, stored)
      if (compressesStrongly && isCompressible(answer) && answers.has(key)) {
        waiting.add(key)
        disturb()
        work ??= compressAll()
      }
      return stored
    },
    restore: set,
    drop,
    clear: () => {
      for (const key of answers.keys()) drop(key)
    },
    entries: () => byUse().map(([key, { stored }]): [string, StoredAnswer] => [key, stored]),
    get bytes() {
      return bytes
    },
    get size() {
      return answers.size
    },
    settled: async () => {
      beQuiet()
      await work
    },
  }
}

async function compressStrongly(stored: StoredAnswer): Promise<StoredAnswer> {
  const body = bodyOf(stored)
  const [br, zipped] = await Promise.all([
    compressBrotli(body, brotliOptions(11, body.length)),
    compressGzip(body, { level: 9 }),
  ])
  const { digest, status, vary, plainHeaders: headers } = stored
  return storeForms({ body, digest, status, vary, headers }, { br, gzip: zipped }, 'strong')
}
