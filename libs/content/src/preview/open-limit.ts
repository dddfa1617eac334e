import { createCallLimit } from '../http/call-limit.ts'
import { PreviewInvalidError } from '../errors/preview-invalid-error.ts'

/** Rate limit for preview links that the service does not accept. */
export interface PreviewLimits {
  /** By one caller in a minute. @default 60 */
  perCaller?: number | undefined
  /** By everybody in a minute; beyond it, links are tried one after the other. @default 300 */
  total?: number | undefined
}

/** An attempt to open a preview link. */
export interface PreviewTry<T> {
  caller: string
  /** Whether this browser is in a preview that the service has accepted. */
  isEditor: boolean
  /** Asks the service. @throws When it does not accept the link, or cannot be asked. */
  open: () => Promise<T>
  /** Whether an error means that the link is invalid. */
  isMiss: (error: unknown) => boolean
}

/** Counts and makes one attempt. @throws {PreviewInvalidError} `too-many`. */
export type OpenLimit = <T>(attempt: PreviewTry<T>) => Promise<T>

/** How many may wait while links are tried one after the other. */
const mostWaiting = 20
/** Callers remembered; the ones not seen for longest are forgotten. */
const maxOpeners = 1_000

/**
 * Limits attempts to open preview links:
 *
 * each costs a request to the content service, and a caller who guesses tokens must not cause requests
 * without end. Only invalid links count, and those being checked. An editor who is in a preview, or opened
 * one from the same address, is not slowed by what others try; a new one waits for a turn at worst.
 */
export function createOpenLimit(
  { perCaller = 60, total = 300 }: PreviewLimits,
  now: () => number,
): OpenLimit {
  const misses = createCallLimit({ perCaller, total }, now)
  const openers = new Set<string>()
  const underWay = new Map<string, number>()
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()

  async function count<T>({ caller, open, isMiss }: PreviewTry<T>): Promise<T> {
    underWay.set(caller, (underWay.get(caller) ?? 0) + 1)
    try {
      const opened = await open()
      openers.delete(caller)
      openers.add(caller)
      if (openers.size > maxOpeners) openers.delete(openers.values().next().value as string)
      return opened
    } catch (error) {
      if (isMiss(error)) misses.count(caller)
      throw error
    } finally {
      const left = (underWay.get(caller) ?? 1) - 1
      if (left > 0) underWay.set(caller, left)
      else underWay.delete(caller)
    }
  }

  async function inTurn<T>(attempt: PreviewTry<T>): Promise<T> {
    if (waiting >= mostWaiting) throw new PreviewInvalidError('too-many')
    waiting += 1
    const done = turn.then(() => count(attempt)).finally(() => (waiting -= 1))
    turn = done.catch(() => undefined)
    return done
  }

  return async (attempt) => {
    const { caller, isEditor } = attempt
    if (isEditor) return count(attempt)
    if (misses.isReachedBy(caller, underWay.get(caller) ?? 0)) throw new PreviewInvalidError('too-many')
    const tried = [...underWay.values()].reduce((sum, each) => sum + each, 0)
    return misses.isReachedByAll(tried) && !openers.has(caller) ? inTurn(attempt) : count(attempt)
  }
}
