import type { PrismicDocument } from '@prismicio/client'
import { clientOf, engineOf } from '../client/create-client.ts'
import { UnavailableError } from '../errors/unavailable-error.ts'
import { addressOf, type IndexEntry } from './address-index.ts'
import type { ContentStore, ContentStoreOptions } from './content-store.ts'
import { createFollower } from './following/follower.ts'
import { createPoll, unnoticedPause } from './following/poll.ts'
import { createAtShelf } from './at-shelf.ts'
import { createOutlineLists } from './outline-lists.ts'
import { createShelf, languageOf } from './shelf.ts'
import { createSnapshotKeeper } from './snapshot/snapshot-keeper.ts'
import { createStoreSource, type StoreHooks } from './store-source.ts'

const defaults = {
  pollMs: 5_000,
  idleMs: 600_000,
  maxCopiesSize: 64 * 1024 * 1024,
  maxDisappearance: 0.2,
} as const

/**
 * Creates the store of published content: one per process, in front of one client.
 *
 * Nothing is asked before the first use. Then the snapshot is loaded, if there
 * is one, and the repository is read once, a hundred documents per request.
 * From there on each publish costs two to three requests and one for each
 * hundred documents whose links show something of what changed.
 *
 * @throws {InvalidOptionsError} `client` was not made by this library.
 *
 * @example
 * ```ts
 * const store = createContentStore({ client: createContentClient({ repositoryName: 'house-edge' }) })
 * if ((await store.lookup('article', 'odds')) === 'found') {
 *   const article = await store.client.getByUid('article', 'odds')
 * }
 * ```
 */
export function createContentStore<Documents extends PrismicDocument>(
  options: ContentStoreOptions<Documents>,
): ContentStore<Documents> {
  const {
    client,
    storage,
    pollMs,
    idleMs,
    maxCopiesSize,
    outlines,
    patienceMs = engineOf(options.client).config.limits.deadlineMs,
    pause = unnoticedPause,
    ...limits
  } = withDefaults(options)
  const engine = engineOf(client)
  const { clock, emit, endpoint, repositoryName, mode } = engine.config
  let loading: Promise<void> | undefined
  let isLoaded = false
  let usedAtMs = clock.now()

  const shelf = createShelf(maxCopiesSize, (id) => snapshot.touch(id), outlines)
  const kind = `${endpoint} ${repositoryName} ${JSON.stringify(mode)}`
  const snapshot = createSnapshotKeeper({ storage, shelf, source: kind, emit, pause })
  const onVersion = (isFirst: boolean): void => {
    // A publish waits for nothing: writing it down comes a moment after the pages.
    if (isFirst) void snapshot.flush()
    else snapshot.schedule()
  }
  const follower = createFollower(engine, shelf, limits, onVersion, snapshot.load)
  const poll = createPoll({
    everyMs: pollMs,
    isWanted: () => clock.now() - usedAtMs < idleMs,
    round: async () => {
      await loadOnce()
      await confirm()?.catch(() => {})
    },
    pause,
  })
  const hooks: StoreHooks = {
    ready,
    confirmed,
    isCurrent: () => follower.isCurrent,
    recentFailure: () => {
      const { failure } = follower
      return failure && clock.now() - failure.atMs < pollMs ? failure.error : undefined
    },
    renew: () => follower.schedule.next({}).catch(() => {}),
    doubt: () => follower.schedule.ifDue(1_000)?.catch(() => {}),
    kept: () => {
      if (!shelf.copies.isFull) snapshot.schedule()
    },
  }
  const source = createStoreSource(engine, shelf, hooks)
  const atShelf = createAtShelf(engine, shelf, hooks)
  const listOutlines = createOutlineLists(engine, shelf, atShelf, snapshot.schedule, patiently)

  return {
    client: clientOf(engine, source),
    get state() {
      const { index, copies, version } = shelf
      return {
        ref: version?.ref,
        revision: shelf.revision,
        documents: index.size,
        copies: copies.count,
        copiesSize: copies.size,
        checkedAtMs: follower.checkedAtMs,
        // Others compare it, some as a whole number (a database): the clock has fractions.
        namedAtMs: version && Math.floor(version.namedAtMs),
        publishedAtMs: index.newestMs,
        failedAtMs: follower.failure?.atMs,
        hasChanges: follower.hasChanges,
        // Counted when it is asked for: there are as many entries as documents.
        get withheld() {
          return [...index.entries()].filter((entry) => entry.isWithheld).length
        },
      }
    },
    lookup: async (type, uid, lang) => {
      const isKnown = (): boolean => entryAt(type, uid, lang) !== undefined
      const isSettled = (await (ready() ?? true)) && (isKnown() || (await confirmed()))
      if (isKnown()) return 'found'
      return isSettled && follower.isCurrent ? 'not-found' : 'unknown'
    },
    lookupNow: (type, uid, lang) => {
      if (ready()) return undefined
      if (entryAt(type, uid, lang)) return 'found'
      const checking = confirm()
      // Whoever looks it up waits for the same check.
      checking?.catch(() => {})
      if (checking || !shelf.version) return undefined
      return follower.isCurrent ? 'not-found' : 'unknown'
    },
    findCurrentUid: (type, uid, lang) => entryAt(type, uid, lang)?.uid ?? undefined,
    findTranslations: (type, uid, lang) =>
      (entryAt(type, uid, lang)?.alternates ?? []).flatMap((id) => {
        const entry = shelf.index.get(id)
        return entry ? [addressOf(entry)] : []
      }),
    addresses: async (type) => {
      await ready()
      if (!shelf.version) throw follower.failure?.error ?? new UnavailableError({ reason: 'deadline' })
      const entries = [...shelf.index.entries()].filter((entry) => type === undefined || entry.type === type)
      return entries.map((entry) => ({
        ...addressOf(entry),
        publishedAt: entry.publishedAt,
        alternates: entry.alternates,
      }))
    },
    outlines: async (type, { lang } = {}) => {
      await ready()
      if (!shelf.version) throw follower.failure?.error ?? new UnavailableError({ reason: 'deadline' })
      return (await listOutlines(type, lang)) as never
    },
    refresh: async (refreshOptions = {}) => {
      await loadOnce()
      return await follower.refresh(refreshOptions)
    },
    takeChanges: follower.takeChanges,
    onChange: follower.onChange,
    onFirstRead: (take) => {
      const reader = take as never
      shelf.readers.add(reader)
      return () => shelf.readers.delete(reader)
    },
    flush: () => snapshot.flush(),
    close: () => poll.stop(),
  }

  function confirm(): Promise<void> | undefined {
    return follower.schedule.ifDue(pollMs)
  }

  function entryAt(type: string, uid: string, lang: string | undefined): IndexEntry | undefined {
    return shelf.index.findByUid(type, uid, lang ?? languageOf(shelf, engine.config))
  }

  /** Waits until the list is confirmed or the time limit ends. @returns Whether it was confirmed. */
  function confirmed(): Promise<boolean> {
    const checking = confirm()
    return checking ? patiently(checking.catch(() => {})) : Promise.resolve(true)
  }

  function ready(): Promise<boolean> | undefined {
    usedAtMs = clock.now()
    poll.start()
    return isLoaded ? undefined : patiently(begin())
  }

  async function patiently(work: Promise<void>): Promise<boolean> {
    const patience = Promise.withResolvers<boolean>()
    const stopTimer = clock.startTimer(patienceMs, () => patience.resolve(false))
    const isDone = await Promise.race([work.then(() => true), patience.promise])
    stopTimer()
    return isDone
  }

  async function begin(): Promise<void> {
    await loadOnce()
    // A snapshot is used at once and confirmed in the background.
    if (!shelf.version) await confirm()?.catch(() => {})
    isLoaded = true
  }

  function loadOnce(): Promise<void> {
    loading ??= snapshot.load()
    return loading
  }
}

function withDefaults<Documents extends PrismicDocument>(
  options: ContentStoreOptions<Documents>,
): ContentStoreOptions<Documents> & Record<keyof typeof defaults, number> {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(given) } as ContentStoreOptions<Documents> &
    Record<keyof typeof defaults, number>
}
