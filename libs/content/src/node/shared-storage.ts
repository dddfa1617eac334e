import { setImmediate, setTimeout } from 'node:timers/promises'
import { UnavailableError } from '../errors/unavailable-error.ts'
import type { SnapshotStorage } from '../store/content-store.ts'
import { indexName, readFacts, type SnapshotFacts } from '../store/snapshot/snapshot.ts'

/** Where several processes of one site keep a snapshot together. It may be slow, away or empty. */
export interface SharedStorage extends SnapshotStorage {
  /** Names of all texts that are there. */
  names: () => Promise<readonly string[]>
  /** How many there are. Asked four times as often as for all names. Default: only the names are asked for. */
  count?: () => Promise<number>
}

/** How long to wait for the shared storage. */
export interface SharedStorageOptions {
  /** For one answer. Without it the process goes on with its own snapshot. Milliseconds. @default 2_000 */
  patienceMs?: number
  /** Waits. Milliseconds. Default: a timer. */
  pause?: (ms: number) => Promise<unknown>
  /** Calls back again and again, as `setInterval` does. */
  every?: (callback: () => void, ms: number) => { unref: () => unknown }
}

/**
 * Keeps a store's snapshot in a storage of this process, and a copy where other processes find it.
 *
 * A process that starts takes the newer of the two, so it knows the last good content also when its own storage is
 * empty or old and the content service is down. Everything is written to the own storage first; the copy follows, and
 * is made whole again soon after it was lost, also when nothing changes. Without the shared storage the process works alone.
 *
 * @example
 * ```ts
 * const storage = sharedStorage(folderStorage('.state'), files)
 * ```
 */
export function sharedStorage(
  own: SnapshotStorage,
  shared: SharedStorage,
  options: SharedStorageOptions = {},
): SnapshotStorage {
  const { patienceMs = 2_000, pause = pauseUnnoticed, every = setInterval } = options
  const names = new Set<string>()
  /** What the shared storage does not have yet. */
  const owed = new Set<string>()
  let takesShared = false
  let isHandingOver = false
  /** Names that were asked for, and of which there is no text. */
  let absent = 0

  const patiently = async <result>(work: Promise<result>): Promise<result> => {
    const outcome = await Promise.race([work, pause(patienceMs).then(nextTurn)])
    if (outcome === tooLate) throw new UnavailableError({ reason: 'deadline' })
    return outcome
  }

  const readIndex = async (): Promise<string | undefined> => {
    const [mine, theirs] = await Promise.allSettled([own.read(indexName), patiently(shared.read(indexName))])
    const text = theirs.status === 'fulfilled' ? theirs.value : undefined
    const facts = readFacts(mine.status === 'fulfilled' ? mine.value : undefined)
    takesShared = isNewer(readFacts(text), facts)
    if (takesShared) return text
    // The others may know less.
    for (const name of facts?.files ?? []) names.add(name)
    owed.add(indexName)
    void handOverSoon()
    if (mine.status === 'rejected') throw mine.reason
    // What is there may be all there is: the store asks again.
    if (!facts && theirs.status === 'rejected') throw theirs.reason
    return mine.value
  }

  const readShared = async (name: string): Promise<string | undefined> => {
    try {
      return await patiently(shared.read(name))
    } catch {
      // The rest is not worth waiting for: documents that do not fit the list count as old copies.
      takesShared = false
      return undefined
    }
  }

  const handOver = async (): Promise<void> => {
    const there = new Set(await patiently(shared.names()))
    // The list comes last: it says which version the documents are of.
    const due = [...names].filter((name) => owed.has(name) || !there.has(name)).toSorted(indexLast)
    absent = 0
    for (const name of due) {
      owed.delete(name)
      try {
        const text = await own.read(name)
        if (text === undefined) absent += 1
        else await patiently(shared.write(name, text))
      } catch (error) {
        owed.add(name)
        throw error
      }
    }
  }

  const handOverSoon = async (): Promise<void> => {
    if (isHandingOver) return
    isHandingOver = true
    do await handOver().catch(() => pause(retryMs))
    while (owed.size > 0)
    isHandingOver = false
  }
  let looks = 0
  const look = async (): Promise<void> => {
    if (!names.has(indexName) || isHandingOver) return
    looks += 1
    // A storage with as many texts may still lack some of ours, because other processes know others.
    if (looks % looksUntilNames === 0 || (await hasFewer())) await handOverSoon()
  }
  /** Whether the shared storage lost something. Unknown counts as no: the names are asked for soon. */
  const hasFewer = async (): Promise<boolean> => {
    if (!shared.count) return false
    try {
      return (await patiently(shared.count())) < names.size - absent
    } catch {
      return false
    }
  }
  // An engine that loses its data sends no message about it.
  every(() => void look(), lookMs).unref()

  return {
    read: async (name) => {
      names.add(name)
      if (name === indexName) return readIndex()
      const text = takesShared ? await readShared(name) : undefined
      if (text === undefined) return own.read(name)
      // From here on only what changes is written.
      await own.write(name, text).catch(() => {})
      return text
    },
    write: async (name, text) => {
      await own.write(name, text)
      names.add(name)
      owed.add(name)
      // Not awaited: the shared storage may be slow.
      if (name === indexName) void handOverSoon()
    },
  }
}

/** Until what could not be handed over is tried again. */
const retryMs = 2_000

/** How often is looked whether the copy has as many texts as before, which takes little. */
const lookMs = 500

/** Naming all texts of a large repository takes the engine some milliseconds, counting them nothing. */
const looksUntilNames = 4

const tooLate = Symbol('too late')

/** An answer may have arrived while this thread was busy, for example with loading a framework. */
async function nextTurn(): Promise<typeof tooLate> {
  await setImmediate()
  await setImmediate()
  return tooLate
}

function pauseUnnoticed(ms: number): Promise<unknown> {
  return setTimeout(ms, undefined, { ref: false })
}

/** Whether a snapshot is of another version than our own, and was read later. Without an own one, any is. */
function isNewer(theirs: SnapshotFacts | undefined, ours: SnapshotFacts | undefined): boolean {
  if (!theirs || !ours) return theirs !== undefined
  return theirs.source === ours.source && theirs.ref !== ours.ref && theirs.readAtMs > ours.readAtMs
}

function indexLast(one: string, other: string): number {
  return Number(one === indexName) - Number(other === indexName)
}
