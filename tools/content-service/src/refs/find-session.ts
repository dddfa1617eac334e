import type { PreviewSession, Repository } from '../repository/repository.ts'

/** A preview session that has not ended. It ends with its time, and with the release it shows. */
export function findSession(id: string, repository: Repository): PreviewSession | undefined {
  const session = repository.previews.get(id)
  if (!session || session.expiresAtMs <= repository.clock.nowMs()) return undefined
  return session.releaseId === undefined || repository.releases.has(session.releaseId) ? session : undefined
}
