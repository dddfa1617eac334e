import { startCall, waitForEachPage } from '../../http/call.ts'
import type { Engine } from '../../client/engine.ts'
import { isContentError } from '../../errors/content-error.ts'
import { type CheckSchedule, createCheckSchedule } from './check-schedule.ts'
import type { ContentChange, RefreshOptions } from '../content-store.ts'
import { mergeChanges, mergeRefreshOptions } from './merge-changes.ts'
import { createRecent } from './recent.ts'
import type { Shelf } from '../shelf.ts'
import { takeOver, type TakeOverLimits } from './take-over.ts'

/** Keeps the shelf at the version the service names, and remembers what changed. */
interface Follower {
  readonly schedule: CheckSchedule<RefreshOptions>
  readonly checkedAtMs: number | undefined
  readonly failure: { atMs: number; error: Error } | undefined
  /** Whether the shelf was confirmed after the last failure to do so. */
  readonly isCurrent: boolean
  readonly hasChanges: boolean
  /** A check that starts after this call, and more until an announced ref has been seen. @returns Whether it has. */
  refresh: (options: RefreshOptions) => Promise<boolean>
  takeChanges: () => ContentChange | undefined
  onChange: (listener: (change: ContentChange) => void) => () => void
}

/** The service's own caches name an older ref for some seconds after it has called a webhook. */
const patience = { turns: 3, pauseMs: 1_000 }
/** Of several such caches one may be behind another. After that, an older ref is what the service has gone back to. */
const cachedForMs = 60_000

/**
 * @param onVersion Told when something new is on the shelf, and whether nothing was before.
 * @param restore Called when nothing could be read and nothing is known: a snapshot may be within reach by now.
 */
export function createFollower(
  engine: Engine,
  shelf: Shelf,
  limits: TakeOverLimits,
  onVersion: (isFirst: boolean) => void,
  restore: () => Promise<void>,
): Follower {
  const { clock, emit } = engine.config
  const listeners = new Set<(change: ContentChange) => void>()
  const seenRefs = createRecent<string>(100)
  const replacedAtMs = new Map<string, number>()
  const schedule = createCheckSchedule<RefreshOptions>(check, mergeRefreshOptions, {}, clock)
  let pending: ContentChange | undefined
  let checkedAtMs: number | undefined
  let failure: Follower['failure']

  return {
    schedule,
    get checkedAtMs() {
      return checkedAtMs
    },
    get failure() {
      return failure
    },
    get isCurrent() {
      return checkedAtMs !== undefined && (failure?.atMs ?? 0) <= checkedAtMs
    },
    get hasChanges() {
      return pending !== undefined
    },
    refresh: async (options) => {
      await schedule.next(options)
      // A webhook names the master ref, which is read in this mode alone.
      const expected = 'latest' in engine.config.mode ? options.expectRef : undefined
      const isSeen = (): boolean => expected === undefined || seenRefs.has(expected)
      for (let turn = 0; turn < patience.turns && !isSeen(); turn += 1) {
        await clock.sleep(patience.pauseMs)
        await schedule.next(options)
      }
      return isSeen()
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
  }

  async function check(options: RefreshOptions): Promise<void> {
    const { fullReadDeadlineMs } = engine.config.limits
    const call = startCall({}, fullReadDeadlineMs, clock)
    waitForEachPage(call, fullReadDeadlineMs, clock)
    const before = shelf.version?.ref
    const isFirst = before === undefined
    try {
      const change = await takeOver(engine, shelf, { ...limits, isReplaced }, options, call)
      if (before !== undefined && before !== shelf.version?.ref) noteReplaced(before)
      checkedAtMs = clock.now()
      seenRefs.add(shelf.version?.ref ?? '')
      if (change) announce(change, isFirst)
    } catch (error) {
      failure = { atMs: clock.now(), error: error as Error }
      const code = isContentError(error) ? error.code : 'unknown'
      emit({ type: 'refresh-failed', code, message: (error as Error).message })
      if (!shelf.version && !shelf.begun) await restore()
      throw error
    }
  }

  function isReplaced(ref: string): boolean {
    return clock.now() - (replacedAtMs.get(ref) ?? Number.NEGATIVE_INFINITY) < cachedForMs
  }

  function noteReplaced(ref: string): void {
    for (const known of replacedAtMs.keys()) if (!isReplaced(known)) replacedAtMs.delete(known)
    replacedAtMs.set(ref, clock.now())
  }

  function announce(change: ContentChange, isFirst: boolean): void {
    emit({
      type: 'refreshed',
      ref: change.ref,
      changed: change.changed.length,
      removed: change.removed.length,
    })
    onVersion(isFirst)
    // A start from nothing is not a change of anything that was shown.
    if (isFirst || change.changed.length + change.removed.length === 0) return
    pending = mergeChanges(pending, change)
    for (const listener of listeners) listener(change)
  }
}
