import { createStrongCompressor } from './compress-strongly.ts'
import {
  type PageResponse,
  isCompressible,
  isSmallest,
  isStoredAs,
  type StoredResponse,
  storeQuickly,
} from './stored-response.ts'

/** Finished responses by key. */
export interface PageStore {
  /** Finds a response and marks it as the most recently used. */
  get: (key: string) => StoredResponse | undefined
  has: (key: string) => boolean
  /** Stores a response in place of the one before, which stays as it is compressed where it is the same. */
  put: (key: string, answer: PageResponse) => StoredResponse
  /** Stores a response that is already encoded, from a snapshot. */
  restore: (key: string, stored: StoredResponse) => void
  drop: (key: string) => void
  clear: () => void
  /** All entries, the least recently used first. */
  entries: () => [string, StoredResponse][]
  /** Memory in use. Bytes. */
  readonly bytes: number
  /** Number of responses. */
  readonly size: number
  /**
   * Starts compressing at once, and resolves when nothing is left to compress.
   *
   * @param threads So many compress besides, with the priority of everybody: for a build, which has no visitors. @default 0
   */
  settled: (threads?: number) => Promise<void>
}

/** Limits of a store. */
interface PageStoreOptions {
  /** Memory for all responses together. Bytes. */
  maxBytes: number
  /** Whether bodies are compressed a second time, as small as possible, on another thread. @default true */
  compressesStrongly?: boolean | undefined
  /**
   * How long nothing may have been stored before that begins, so that a publish, and the visitors who wait for it,
   * come first. Milliseconds. @default 2_000
   */
  quietMs?: number
}

interface Kept {
  stored: StoredResponse
  /** Grows with each use: the entry with the smallest number was not used for the longest time. */
  use: number
}

const defaultQuietMs = 2_000

/**
 * Creates a store of finished responses. When it is full, the least recently used are removed.
 *
 * A response is stored at once with quick compression. The smallest form takes twenty times as long; another thread
 * makes it, one response at a time, when nothing has been stored for a while, and it replaces the first.
 */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { maxBytes, compressesStrongly = true, quietMs = defaultQuietMs } = options
  const answers = new Map<string, Kept>()
  const waiting = new Set<string>()
  /** Several variants of a page can be one answer. Compressing is most of what storing costs. */
  const compressed = new WeakMap<PageResponse, StoredResponse>()
  const compressor = createStrongCompressor()
  const smallest = new WeakMap<StoredResponse, Promise<StoredResponse | undefined>>()
  let bytes = 0
  let uses = 0
  let work: Promise<void> | undefined
  /** Ends when nothing was stored for long enough, or `settled` was called. */
  let quiet = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined

  const set = (key: string, stored: StoredResponse): void => {
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
  /** Sorted only when something must be removed: reading is far more frequent. */
  const byUse = (): [string, Kept][] => [...answers].sort(([, one], [, other]) => one.use - other.use)
  const drop = (key: string): void => {
    bytes -= answers.get(key)?.stored.bytes ?? 0
    answers.delete(key)
    waiting.delete(key)
  }
  const replace = async (key: string, kept: Kept, by: Promise<StoredResponse | undefined>): Promise<void> => {
    const { stored: before } = kept
    const smaller = await by
    if (!smaller) smallest.delete(before)
    // A newer response may be there by now. This replacement does not count as use.
    if (!smaller || answers.get(key) !== kept) return
    bytes += smaller.bytes - before.bytes
    kept.stored = smaller
  }
  const compressWaiting = async (by: typeof compressor): Promise<void> => {
    const elsewhere: Promise<void>[] = []
    for (const key of waiting) {
      await quiet.promise
      if (!waiting.delete(key)) continue
      const kept = answers.get(key)
      if (!kept) continue
      const known = smallest.get(kept.stored)
      const compressing = known ?? by.compress(kept.stored).catch(() => undefined)
      smallest.set(kept.stored, compressing)
      const replacing = replace(key, kept, compressing)
      // Two threads that wait for one answer do the work of one.
      if (known) elsewhere.push(replacing)
      else await replacing
    }
    await Promise.all(elsewhere)
  }
  const compressAll = async (): Promise<void> => {
    // Another may be stored as the last one ends.
    while (waiting.size > 0) await compressWaiting(compressor)
    work = undefined
    compressor.rest()
  }
  const compressBeside = async (): Promise<void> => {
    const beside = createStrongCompressor(0)
    await compressWaiting(beside)
    beside.rest()
  }

  /** A response was stored: the wait begins again. */
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
      const before = answers.get(key)?.stored
      const same = before && isStoredAs(answer, before) ? before : undefined
      const stored = compressed.get(answer) ?? same ?? storeQuickly(answer)
      compressed.set(answer, stored)
      set(key, stored)
      if (compressesStrongly && isCompressible(answer) && !isSmallest(stored) && answers.has(key)) {
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
    entries: () => byUse().map(([key, { stored }]): [string, StoredResponse] => [key, stored]),
    get bytes() {
      return bytes
    },
    get size() {
      return answers.size
    },
    settled: async (threads = 0) => {
      beQuiet()
      await Promise.all([work, ...Array.from({ length: threads }, compressBeside)])
    },
  }
}
