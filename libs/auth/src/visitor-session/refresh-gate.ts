import type { Clock } from '../clock/clock.ts'
import { backoffMs } from '../clock/refresh-schedule.ts'

/** Permission for one attempt; report its result when done. */
interface Attempt {
  succeeded(): void
  /** `pauseMs`: what the service asked for, if it did. */
  failed(pauseMs?: number): void
}

/** Lets attempts through while the service works, and single probes while it does not. */
export interface RefreshGate {
  /** Waits while the outage may be short; `undefined` when the service is considered down. */
  enter(): Promise<Attempt | undefined>
  /** Whether the service is considered down. */
  isShut(): boolean
}

const failuresUntilDead = 3
const longestPauseMs = 30_000

/**
 * Keeps an auth service that is down from slowing requests.
 *
 * After a failure one probe is allowed after each pause (200 ms × 2ⁿ, at most 30 s), for the whole process;
 * all other requests wait for its result. After three failures in a row they stop waiting. The first
 * success opens the gate for all.
 *
 * @param clock One that never goes back.
 */
export function createRefreshGate(clock: Clock): RefreshGate {
  let failures = 0
  let openAtMs = Number.NEGATIVE_INFINITY
  let probe: { done: Promise<void>; finish: () => void } | undefined

  return {
    isShut: () => failures >= failuresUntilDead,
    async enter() {
      for (;;) {
        if (failures === 0) return createAttempt(false)
        const isPausing = clock.now() < openAtMs
        if (!probe && !isPausing) return createAttempt(true)
        if (failures >= failuresUntilDead) return undefined
        await (probe ? probe.done : clock.sleep(openAtMs - clock.now()))
      }
    },
  }

  function createAttempt(isProbe: boolean): Attempt {
    const before = failures
    if (isProbe) probe = createProbe()
    return {
      succeeded() {
        failures = 0
        end(isProbe)
      },
      failed(pauseMs) {
        // Attempts that ran at the same time fail together; that counts once.
        if (failures === before) {
          failures += 1
          openAtMs = clock.now() + Math.min(pauseMs ?? backoffMs(failures - 1), longestPauseMs)
        }
        end(isProbe)
      },
    }
  }

  function end(isProbe: boolean): void {
    if (!isProbe) return
    probe?.finish()
    probe = undefined
  }
}

function createProbe(): { done: Promise<void>; finish: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { done: promise, finish: resolve }
}
