import type { Clock } from '../../http/clock.ts'

/**
 * Runs checks one after another, each for everyone who asked before it began.
 * Frequent checks are spaced out, so that the service gets at most two a second.
 */
export interface CheckSchedule<Options> {
  /** A check that starts after this call; everyone waiting for the next one shares it. */
  next: (options: Options) => Promise<void>
  /** The check under way, else a new one when the last began longer than `everyMs` ago. */
  ifDue: (everyMs: number) => Promise<void> | undefined
}

/** How many checks may run back to back before they are spaced out, and the spacing. */
const pace = { burst: 10, everyMs: 500 }

/**
 * @param check Does the work. Whatever it throws reaches everyone who waits for it.
 * @param merge Joins what several callers want of the same check.
 */
export function createCheckSchedule<Options>(
  check: (options: Options) => Promise<void>,
  merge: (a: Options, b: Options) => Options,
  none: Options,
  clock: Pick<Clock, 'now' | 'sleep'>,
): CheckSchedule<Options> {
  let running: Promise<void> | undefined
  let queued: { options: Options; run: Promise<void> } | undefined
  let startedAt = Number.NEGATIVE_INFINITY
  /** When the burst would be whole again. */
  let restedAt = Number.NEGATIVE_INFINITY

  return {
    next: (options) => {
      if (queued) queued.options = merge(queued.options, options)
      else if (!running && restMs() === 0) return start(options)
      else queued = { options, run: startWhenRested() }
      return queued.run
    },
    ifDue: (everyMs) => {
      if (running) return running
      return clock.now() - startedAt >= everyMs ? start(none) : undefined
    },
  }

  function start(options: Options): Promise<void> {
    startedAt = clock.now()
    restedAt = Math.max(restedAt, startedAt) + pace.everyMs
    running = check(options).finally(() => {
      running = undefined
    })
    return running
  }

  /** How long until another may begin. */
  function restMs(): number {
    return Math.max(0, restedAt - clock.now() - (pace.burst - 1) * pace.everyMs)
  }

  async function startWhenRested(): Promise<void> {
    await running?.catch(() => {})
    const ms = restMs()
    if (ms > 0) await clock.sleep(ms)
    // Another may have begun meanwhile, or begin while that one ends.
    for (let current = running; current; current = running) await current.catch(() => {})
    const { options } = queued as { options: Options }
    queued = undefined
    await start(options)
  }
}
