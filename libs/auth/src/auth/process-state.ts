import type { ProcessState } from '../setup/auth-setup.ts'

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place: unique symbol = Symbol.for('@house-edge/auth')

type Shelf = Record<typeof place, Map<string, ProcessState> | undefined>

/**
 * Keeps state that must exist once per process.
 *
 * Frameworks bundle the proxy, the handlers and the pages separately, each with its own copy of this
 * module; only the global object is shared. Two copies would refresh the same session twice.
 */
export function getProcessState(key: string, create: () => ProcessState): ProcessState {
  const shelf = globalThis as unknown as Shelf
  const states = (shelf[place] ??= new Map())
  const known = states.get(key)
  if (known) return known
  const fresh = create()
  states.set(key, fresh)
  return fresh
}
