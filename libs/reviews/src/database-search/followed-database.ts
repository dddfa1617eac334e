import { setImmediate, setTimeout } from 'node:timers/promises'
import type { ContentChange, ContentStore } from '@house-edge/content'
import type { AllDocumentTypes } from '../documents.ts'
import type { Links } from '../links.ts'
import { entriesOf, lackingOf } from '../search-index/published-entries.ts'
import { type CallDatabase, createDatabaseIndex, type DatabaseIndex } from './database-index.ts'
import { isSearchAway } from './search-away-error.ts'

/** What is searched by a database, and whom to tell what fails. */
export interface DatabaseSite {
  store: Pick<ContentStore<AllDocumentTypes>, 'addresses' | 'client' | 'onChange' | 'state'>
  links: Links
  language?: string | undefined
  instead?: { language?: string | undefined } | undefined
  database: {
    /** Tells this content from that of another repository in the same database. */
    source: string
    call: CallDatabase
    report: (event: { action: 'failed'; error: unknown }) => void
  }
}

/** An index in a database that follows what is published, as every process of the site has it follow. */
export interface FollowedDatabase extends DatabaseIndex {
  /** Resolves when all changes are in it that the store has told so far, but for what fails though it answers. */
  caughtUp: () => Promise<void>
}

const [shortestPauseMs, longestPauseMs] = [1_000, 30_000]
/** After as many, some fifteen seconds, searches wait no longer for what fails. */
const mostTries = 5

/**
 * Fills the index of a database with what is published, unless it is filled already, and follows the changes of a store.
 * A change that the database does not take is offered again until it does; where it fails for another reason than that the
 * database is away, searches do not wait for it for long. What another process has brought there is not brought again, and
 * what is newer than this process knows is left as it is.
 *
 * @param wait Until what failed is tried again, or what another process does is looked at again.
 * @throws {ContentError} The content could not be read.
 */
export async function followInDatabase(
  { store, links, language, instead, database }: DatabaseSite,
  wait: (ms: number) => Promise<unknown> = (ms) => setTimeout(ms, undefined, { ref: false }),
): Promise<FollowedDatabase> {
  const { source, call, report } = database
  const index = createDatabaseIndex({ source, language, instead }, call)
  const inLanguage = language === undefined ? undefined : { lang: language }
  /** Changes, and when the service named what they led to. */
  const waiting: { change: ContentChange; time: number }[] = []
  let isFilled = false
  let isBehind = false
  let isApart = false
  // One after the other: what was published last must be what is found.
  let last = Promise.resolve()
  const stop = store.onChange((change) => {
    const told = { change, time: store.state.namedAtMs ?? 0 }
    if (isFilled) inTurn(() => follow(told))
    else waiting.push(told)
  })
  try {
    if (!(await isDone(fill, isSearchAway))) {
      isFilled = true
      void bringApart()
    }
  } catch (error) {
    stop()
    throw error
  }
  return Object.assign(index, { caughtUp: () => last })

  async function fill(): Promise<void> {
    await store.addresses('casino_review')
    const there = await index.look([])
    // Listeners are told in the turn in which the version changes.
    await setImmediate()
    const since = waiting.findIndex(({ change }) => change.previousRef === there.ref)
    // What the store has told before is part of what is read, or is there.
    waiting.splice(0, since < 0 ? waiting.length : since)
    if (!there.isOfFormat || (there.ref !== store.state.ref && since < 0)) await bringAll()
    for (let told = waiting[0]; told; told = waiting[0]) {
      await follow(told)
      waiting.shift()
    }
    // In the same turn: no change comes in between.
    isFilled = true
  }

  async function follow({ change, time }: (typeof waiting)[number]): Promise<void> {
    const { ref, previousRef, changed, removed } = change
    const there = await index.look([...changed, ...removed].map(({ id }) => id))
    if (there.ref === ref || there.ref === store.state.ref) return
    if (there.ref !== previousRef) {
      // A process that saw two publishes where this one saw one may be between them.
      await wait(shortestPauseMs)
      return await bringWhatDiffers()
    }
    const documents = await Promise.all(changed.map(({ id }) => store.client.findById(id, inLanguage)))
    const found = new Set<string>()
    const entries = entriesOf([documents], links, (id, isFound) => {
      if (isFound) found.add(id)
    })
    // What is found is known when all entries were read.
    const gone = (): string[] => [...removed, ...changed].flatMap(({ id }) => (found.has(id) ? [] : [id]))
    const isTaken =
      (await index.add(time, entries)) &&
      (await index.remove(time, gone())) &&
      (await index.reach(time, { ref, isOfFormat: there.isOfFormat }))
    if (!isTaken) lookAgain()
  }

  async function bringWhatDiffers(): Promise<void> {
    const { ref } = await index.look([])
    if (ref !== store.state.ref) await bringAll()
  }

  /** Brings everything, or waits until another process has. */
  async function bringAll(): Promise<void> {
    for (;;) {
      const { ref = '', namedAtMs: time = 0 } = store.state
      const begun = await index.begin(time)
      if (begun === 'begun' && (await compare(ref, time))) return
      // Where no version is there, what is there is in part: it is waited for, and nobody is answered from it.
      if (begun !== 'busy' && (await index.look([])).ref !== undefined) return lookAgain()
      await wait(shortestPauseMs)
      if (await isThere()) return
    }
  }

  async function isThere(): Promise<boolean> {
    const { ref, isOfFormat } = await index.look([])
    return isOfFormat && ref === store.state.ref
  }

  async function compare(ref: string, time: number): Promise<boolean> {
    await index.look()
    const found = new Set<string>()
    const published = entriesOf(lackingOf(store, new Set(), language), links, (id, isFound) => {
      if (isFound) found.add(id)
    })
    if (!(await index.add(time, published, setImmediate))) return false
    const gone = [...index.ids()].filter((id) => !found.has(id))
    if (!(await index.remove(time, gone))) return false
    if (!(await index.reach(time, { ref, isOfFormat: true }))) return false
    await index.look([])
    return true
  }

  /**
   * Something newer is there, which the store is about to learn of. Where it does not (clocks of machines differ, and the
   * process that wrote it may have ended), what the service has named since is brought.
   */
  function lookAgain(): void {
    if (isBehind) return
    isBehind = true
    void wait(longestPauseMs).then(() => {
      isBehind = false
      inTurn(bringWhatDiffers)
    })
  }

  function inTurn(act: () => Promise<void>): void {
    last = last.then(async () => {
      // What is brought apart is all that differs.
      if (!isApart && !(await isDone(act))) void bringApart()
    })
  }

  /** Tries on, while no search waits for it. What is published meanwhile is brought with it. */
  async function bringApart(): Promise<void> {
    isApart = true
    const bring = async (): Promise<void> => {
      if (!(await isThere())) await bringAll()
    }
    do await wait(longestPauseMs)
    while (!(await isDone(bring, undefined, 1)))
    isApart = false
    // What was published last may have come too late for it, and was left to it.
    inTurn(bringWhatDiffers)
  }

  /** Whether it was done: not, where it failed as often as this though the database answers and has a version to search. */
  async function isDone(
    act: () => Promise<void>,
    isPassing: (error: unknown) => boolean = () => true,
    tries = mostTries,
  ): Promise<boolean> {
    for (let [failed, pauseMs] = [1, shortestPauseMs]; ; failed += 1) {
      try {
        await act()
        return true
      } catch (error) {
        if (!isPassing(error)) throw error
        report({ action: 'failed', error })
      }
      if (failed >= tries && (await isAnswered())) return false
      await wait(pauseMs)
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    }
  }

  async function isAnswered(): Promise<boolean> {
    try {
      return (await index.look([])).ref !== undefined
    } catch {
      return false
    }
  }
}
