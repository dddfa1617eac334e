import type { ProcessState } from './auth-setup.ts'

const place: unique symbol = Symbol.for('@house-edge/auth')

type Shelf = Record<typeof place, Map<string, ProcessState> | undefined>

/**
 * Keeps what must exist once per process.
 *
 * Frameworks bundle the proxy, the handlers and the pages apart, each with a
 * copy of this module; only the global object is one for all of them. Two
 * copies would refresh the same session twice.
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
