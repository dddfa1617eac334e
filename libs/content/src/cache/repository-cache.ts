import type { RepositoryInfo } from '../wire/repository.ts'

/** Remembers repository information for a short time. */
export interface RepositoryCache {
  read: (fetch: () => Promise<RepositoryInfo>) => Promise<RepositoryInfo>
  keep: (repository: RepositoryInfo) => void
  forget: () => void
}

/** @param ttlMs How long it counts as current. */
export function createRepositoryCache(ttlMs: number, now: () => number): RepositoryCache {
  let kept: { repository: RepositoryInfo; atMs: number } | undefined

  const cache: RepositoryCache = {
    read: async (fetch) => {
      if (kept && now() - kept.atMs < ttlMs) return kept.repository
      const repository = await fetch()
      cache.keep(repository)
      return repository
    },
    keep: (repository) => {
      kept = { repository, atMs: now() }
    },
    forget: () => {
      kept = undefined
    },
  }
  return cache
}
