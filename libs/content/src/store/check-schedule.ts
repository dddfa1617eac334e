import type { Clock } from '../http/clock.ts'

/** Runs checks one after another, no more often than the service should be asked. */
export interface CheckSchedule<Options> {
  /** A check that starts after this call; everyone waiting for the next one shares it. */
  next: (options: Options) => Promise<void>
  /** The check under way, else a new one when the last began longer than `everyMs` ago. */
  ifDue: (everyMs: number) => Promise<void> | undefined
}

/** Checks that may follow each other at once; then one more each 200 ms. Each is somebody's publish. */
const burst = 10
const refillMs = 200

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
  let tokens = burst
  let refilledAt = clock.now()

  return {
    next: (options) => {
      if (queued) {
        queued.options = merge(queued.options, options)
        return queued.run
      }
      if (!running && tokensLeft() >= 1) return start(options)
      const place = { options, run: waitForTurn() }
      queued = place
      return place.run
    },
    ifDue: (everyMs) => {
      if (running) return running
      return clock.now() - startedAt >= everyMs ? start(none) : undefined
    },
  }

  function start(options: Options): Promise<void> {
    startedAt = clock.now()
    tokens = Math.max(0, tokensLeft() - 1)
    running = check(options).finally(() => {
      running = undefined
    })
    return running
  }

  async function waitForTurn(): Promise<void> {
    await running?.catch(() => {})
    while (tokensLeft() < 1) await clock.sleep(refillMs)
    await idle()
    const { options } = queued as { options: Options }
    queued = undefined
    await start(options)
  }

  /** No check is under way: another may have begun while this one ended. */
  async function idle(): Promise<void> {
    for (let check = running; check; check = running) await check.catch(() => {})
  }

  function tokensLeft(): number {
    const refilled = Math.floor((clock.now() - refilledAt) / refillMs)
    if (refilled > 0) {
      tokens = Math.min(burst, tokens + refilled)
      refilledAt += refilled * refillMs
    }
    return tokens
  }
}
