import type { Clock } from '../http/clock.ts'

/** Runs checks one after another, each for everyone who asked before it began. */
export interface CheckSchedule<Options> {
  /** A check that starts after this call; everyone waiting for the next one shares it. */
  next: (options: Options) => Promise<void>
  /** The check under way, else a new one when the last began longer than `everyMs` ago. */
  ifDue: (everyMs: number) => Promise<void> | undefined
}

/**
 * @param check Does the work. Whatever it throws reaches everyone who waits for it.
 * @param merge Joins what several callers want of the same check.
 */
export function createCheckSchedule<Options>(
  check: (options: Options) => Promise<void>,
  merge: (a: Options, b: Options) => Options,
  none: Options,
  clock: Pick<Clock, 'now'>,
): CheckSchedule<Options> {
  let running: Promise<void> | undefined
  let queued: { options: Options; run: Promise<void> } | undefined
  let startedAt = Number.NEGATIVE_INFINITY

  return {
    next: (options) => {
      if (!running) return start(options)
      if (queued) queued.options = merge(queued.options, options)
      else queued = { options, run: startAfterRunning() }
      return queued.run
    },
    ifDue: (everyMs) => {
      if (running) return running
      return clock.now() - startedAt >= everyMs ? start(none) : undefined
    },
  }

  function start(options: Options): Promise<void> {
    startedAt = clock.now()
    running = check(options).finally(() => {
      running = undefined
    })
    return running
  }

  async function startAfterRunning(): Promise<void> {
    // Another may begin while this one ends.
    for (let current = running; current; current = running) await current.catch(() => {})
    const { options } = queued as { options: Options }
    queued = undefined
    await start(options)
  }
}
