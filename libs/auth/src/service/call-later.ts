import type { Clock } from '../clock/clock.ts'
import { backoffMs } from '../clock/refresh-schedule.ts'
import type { AuthService, ServiceCall } from './auth-service.ts'

/** Retries failed calls in the background. */
export interface LaterCalls {
  call(call: ServiceCall): void
}

const attempts = 8
const queueLimit = 1000

/**
 * Repeats calls in the background, after 1.6 s × 2ⁿ, at most 30 s, eight times.
 *
 * Pending calls are lost when the process ends: nothing important may depend on them.
 */
export function createLaterCalls(options: { service: AuthService; clock: Clock }): LaterCalls {
  let waiting = 0
  return {
    call(call) {
      if (waiting >= queueLimit) return
      waiting += 1
      void repeat(call).finally(() => {
        waiting -= 1
      })
    },
  }

  async function repeat(call: ServiceCall): Promise<void> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await options.clock.sleep(backoffMs(attempt + 3))
      const answer = await options.service.call(call)
      if (answer.ok || !answer.error.isTransient) return
    }
  }
}
