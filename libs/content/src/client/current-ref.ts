import { resolveRef } from '../refs/resolve-ref.ts'
import { startCall, whileWanted } from '../http/call.ts'
import type { Engine } from './engine.ts'
import type { QueryOptions } from './query-options.ts'

/** The ref of the client's mode, looked up past the cached repository information. */
export function readCurrentRef(
  engine: Engine,
  options: Pick<QueryOptions, 'signal' | 'deadlineMs'>,
): Promise<string> {
  const { limits, clock, mode } = engine.config
  const call = startCall(options, limits.deadlineMs, clock)
  const read = (): ReturnType<Engine['readRepository']> => engine.refreshRepository(call)
  return whileWanted(resolveRef({ explicit: undefined, mode }, read), call.signal)
}
