import { setTimeout } from 'node:timers/promises'
import { createRunAfter } from '../fast-path/timing/run-after.ts'

/** Looks for what is published, and which versions nothing older is shown than. */
interface Looks {
  /** Looks once. A call during a look is followed by another one. It does not reject. */
  begin: (version: string) => Promise<void>
  /** Looks until a version is shown. @returns Whether it is. It is given up when the publisher no longer waits. */
  reach: (version: string) => Promise<boolean>
  /** Nothing older than this version is shown. */
  confirm: (version: string) => void
  /** The version confirmed last; empty when there is none. */
  latest: () => string
  end: () => void
}

const lookAgainMs = 1_000
const mostRemembered = 100
/** Anybody may write to a channel. */
const mostWaiting = 100

export function createLooks({
  onPublished,
  triesMs,
  onFailure,
}: {
  onPublished: (version: string) => Promise<string | undefined>
  /** How long to look for a version. */
  triesMs: number
  onFailure: (error: unknown, version: string) => void
}): Looks {
  const shown = new Set<string>()
  const awaited = new Map<string, PromiseWithResolvers<boolean>>()
  const ending = new AbortController()
  let latest = ''
  let underWay: Promise<void> = Promise.resolve()

  const confirm = (version: string): void => {
    if (version === '') return
    latest = version
    shown.add(version)
    for (const oldest of shown) {
      if (shown.size <= mostRemembered) break
      shown.delete(oldest)
    }
    awaited.get(version)?.resolve(true)
    awaited.delete(version)
  }
  const look = createRunAfter(async (version) => {
    try {
      confirm((await onPublished(version)) ?? version)
    } catch (error) {
      onFailure(error, version)
    }
  })
  const begin = (version: string): Promise<void> => (underWay = look(version))
  const lookUntilShown = async (version: string): Promise<void> => {
    // A look that is under way often finds it.
    await underWay
    for (let tries = 0; tries * lookAgainMs < triesMs && awaited.has(version); tries += 1) {
      if (tries > 0)
        await setTimeout(lookAgainMs, undefined, { ref: false, signal: ending.signal }).catch(() => {})
      // Another version that it finds may be an older one, which a cache of the content service still names.
      await begin(version)
    }
    awaited.get(version)?.resolve(false)
    awaited.delete(version)
  }

  return {
    begin,
    confirm,
    latest: () => latest,
    reach: async (version) => {
      if (shown.has(version)) return true
      const before = awaited.get(version)
      if (before) return before.promise
      if (awaited.size >= mostWaiting) return false
      const current = Promise.withResolvers<boolean>()
      awaited.set(version, current)
      void lookUntilShown(version)
      return current.promise
    },
    end: () => {
      ending.abort()
      for (const { resolve } of awaited.values()) resolve(false)
      awaited.clear()
    },
  }
}
