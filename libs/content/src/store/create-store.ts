import type { PrismicDocument } from '@prismicio/client'
import { startCall } from '../client/call.ts'
import { clientOf, engineOf } from '../client/create-client.ts'
import { isContentError } from '../errors/content-error.ts'
import { UnavailableError } from '../errors/unavailable-error.ts'
import { addressOf } from './address-index.ts'
import { createCheckSchedule } from './check-schedule.ts'
import type { ContentChange, ContentStore, ContentStoreOptions, RefreshOptions } from './content-store.ts'
import { mergeChanges, mergeRefreshOptions } from './merge-changes.ts'
import { createRecent } from './recent.ts'
import { createShelf } from './shelf.ts'
import { createPoll, unnoticedPause } from './poll.ts'
import { createSnapshotKeeper } from './snapshot-keeper.ts'
import { createStoreSource } from './store-source.ts'
import { takeOver } from './take-over.ts'
import { withPreview } from './with-preview.ts'

const defaults = {
  pollMs: 5_000,
  idleMs: 600_000,
  maxCopiesSize: 64 * 1024 * 1024,
  maxDisappearance: 0.2,
  maxDependants: 1_000,
} as const

/**
 * Creates the store of published content: one per process, in front of one client.
 *
 * Nothing is asked before the first use. Then the snapshot is loaded, if there
 * is one, and the repository is read once, a hundred documents per request.
 * From there on each publish costs two to three requests and one for each
 * hundred documents that link to what changed.
 *
 * @throws {InvalidOptionsError} `client` was not made by this library.
 *
 * @example
 * ```ts
 * const store = createContentStore({ client: createContentClient({ repositoryName: 'house-edge' }) })
 * if ((await store.lookup('article', 'odds')) === 'known') {
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
    pause = unnoticedPause,
    ...limits
  } = withDefaults(options)
  const engine = engineOf(client)
  const { clock, emit, endpoint, repositoryName, mode } = engine.config
  const seenRefs = createRecent<string>(100)
  const listeners = new Set<(change: ContentChange) => void>()

  const shelf = createShelf(maxCopiesSize, (id) => snapshot.touch(id))
  const snapshot = createSnapshotKeeper({
    storage,
    shelf,
    source: `${endpoint} ${repositoryName} ${JSON.stringify(mode)}`,
    emit,
    pause,
  })
  const schedule = createCheckSchedule<RefreshOptions>(check, mergeRefreshOptions, {}, clock)

  let loading: Promise<void> | undefined
  let isLoaded = false
  let pending: ContentChange | undefined
  let checkedAtMs: number | undefined
  let failure: { atMs: number; error: Error } | undefined
  let usedAtMs = clock.now()

  const isCurrent = (): boolean => checkedAtMs !== undefined && (failure?.atMs ?? 0) <= checkedAtMs
  const poll = createPoll({
    everyMs: pollMs,
    isWanted: () => clock.now() - usedAtMs < idleMs,
    round: async () => {
      await loadOnce()
      await schedule.ifDue(pollMs)?.catch(() => {})
    },
    pause,
  })
  const source = createStoreSource(engine, shelf, {
    ready,
    isCurrent,
    recentFailure: () => (failure && clock.now() - failure.atMs < pollMs ? failure.error : undefined),
    confirm: () => schedule.ifDue(pollMs),
    doubt: () => schedule.next({}).catch(() => {}),
    kept: () => snapshot.schedule(),
  })

  return {
    client: clientOf(engine, withPreview(engine, source)),
    get state() {
      const { index, copies, version } = shelf
      return {
        ref: version?.ref,
        documents: index.size,
        copies: copies.count,
        copiesSize: copies.size,
        checkedAtMs,
        failedAtMs: failure?.atMs,
        hasChanges: pending !== undefined,
        withheld: [...index.entries()].filter((entry) => entry.isWithheld).length,
      }
    },
    lookup: async (type, uid, lang) => {
      await ready()
      const language = lang ?? engine.config.lang ?? shelf.version?.masterLanguage ?? '*'
      const isKnown = (): boolean => shelf.index.findByUid(type, uid, language) !== undefined
      if (isKnown()) return 'known'
      await schedule.ifDue(pollMs)?.catch(() => {})
      if (isKnown()) return 'known'
      return isCurrent() ? 'absent' : 'unknowable'
    },
    addresses: async (type) => {
      await ready()
      if (!shelf.version) throw failure?.error ?? new UnavailableError({ reason: 'deadline' })
      const entries = [...shelf.index.entries()].filter((entry) => type === undefined || entry.type === type)
      return entries.map((entry) => ({ ...addressOf(entry), publishedAt: entry.publishedAt }))
    },
    refresh: async (refreshOptions = {}) => {
      await loadOnce()
      await schedule.next(refreshOptions)
      for (let turn = 0; turn < 3; turn += 1) {
        if (refreshOptions.expectRef === undefined || seenRefs.has(refreshOptions.expectRef)) return
        await clock.sleep(1_000)
        await schedule.next(refreshOptions)
      }
    },
    takeChanges: () => {
      const taken = pending
      pending = undefined
      return taken
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    flush: () => snapshot.flush(),
    close: () => poll.stop(),
  }

  function ready(): Promise<void> | undefined {
    usedAtMs = clock.now()
    poll.start()
    if (isLoaded) return undefined
    return firstList()
  }

  /** The first list, or the end of a visitor's patience. */
  async function firstList(): Promise<void> {
    const patience = Promise.withResolvers<void>()
    const stopTimer = clock.startTimer(engine.config.limits.deadlineMs, patience.resolve)
    await Promise.race([begin(), patience.promise])
    stopTimer()
  }

  async function begin(): Promise<void> {
    await loadOnce()
    // A snapshot answers at once and is confirmed beside.
    if (!shelf.version) await schedule.ifDue(pollMs)?.catch(() => {})
    isLoaded = true
  }

  function loadOnce(): Promise<void> {
    loading ??= snapshot.load()
    return loading
  }

  async function check(refreshOptions: RefreshOptions): Promise<void> {
    const call = startCall({}, engine.config.limits.fullReadDeadlineMs, clock)
    try {
      const isFirst = shelf.version === undefined
      const change = await takeOver(engine, shelf, limits, refreshOptions, call)
      checkedAtMs = clock.now()
      seenRefs.add(shelf.version?.ref ?? '')
      if (change) announce(change, isFirst)
    } catch (error) {
      const atMs = clock.now()
      failure = { atMs, error: error as Error }
      const code = isContentError(error) ? error.code : 'unknown'
      emit({ type: 'refresh-failed', code, message: (error as Error).message })
      throw error
    }
  }

  function announce(change: ContentChange, isFirst: boolean): void {
    emit({
      type: 'refreshed',
      ref: change.ref,
      changed: change.changed.length,
      removed: change.removed.length,
    })
    void snapshot.flush()
    // A start from nothing is not a change of anything that was shown.
    if (isFirst || change.changed.length + change.removed.length === 0) return
    pending = mergeChanges(pending, change)
    for (const listener of listeners) listener(change)
  }
}

function withDefaults<Documents extends PrismicDocument>(
  options: ContentStoreOptions<Documents>,
): ContentStoreOptions<Documents> & Record<keyof typeof defaults, number> {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(given) } as ContentStoreOptions<Documents> &
    Record<keyof typeof defaults, number>
}
