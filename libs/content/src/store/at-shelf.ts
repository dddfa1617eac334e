import { type Call, startCall, whileWanted } from '../http/call.ts'
import type { Engine, PinnedRef } from '../client/engine.ts'
import type { QueryOptions } from '../client/query-options.ts'
import { RefExpiredError } from '../errors/ref-expired-error.ts'
import { RefNotFoundError } from '../errors/ref-not-found-error.ts'
import type { Shelf } from './shelf.ts'
import type { StoreHooks } from './store-source.ts'

/** Queries the service at the version on the shelf; retries once when that version is gone. */
export type AtShelf = <T>(
  options: QueryOptions,
  limitMs: number,
  ask: (pinned: PinnedRef, call: Call) => Promise<T>,
) => Promise<T>

/** Before there is a version on the shelf, the client's own mode chooses one. */
export function createAtShelf(engine: Engine, shelf: Shelf, hooks: StoreHooks): AtShelf {
  return async (options, limitMs, ask) => {
    const call = startCall(options, limitMs, engine.config.clock)
    const attempt: () => ReturnType<typeof ask> = async () => {
      if (shelf.version) return await ask(shelf.version, call)
      return await engine.atRef({}, call, (pinned) => ask(pinned, call))
    }
    const work = attempt().catch(async (error: unknown) => {
      if (!(error instanceof RefExpiredError || error instanceof RefNotFoundError)) throw error
      await hooks.renew()
      return await attempt()
    })
    return await whileWanted(work, options.signal)
  }
}
