import { files } from './files.ts'
import type { PreviewSession, Repository } from './repository.ts'

/** Previews as they will be, and what to write so that links keep working after a restart. */
interface NextPreviews {
  previews: Map<string, PreviewSession>
  writes: Map<string, string>
}

/** Previews whose time is not over. */
export function livePreviews(repository: Repository): PreviewSession[] {
  return [...repository.previews.values()].filter(({ expiresAtMs }) => expiresAtMs > repository.clock.nowMs())
}

export function previewsFrom(sessions: readonly PreviewSession[]): NextPreviews {
  return {
    previews: new Map(sessions.map((session) => [session.id, session])),
    writes: new Map([[files.previews, `${JSON.stringify(sessions, null, 2)}\n`]]),
  }
}

/**
 * Ends the previews of drafts that are published or given up: who has a link to one was not meant to see the next one.
 *
 * @param goneId A document that goes with its draft. The previews of all drafts that lead to it end, too.
 */
export function previewsWithout(
  draftIds: readonly string[],
  repository: Repository,
  goneId?: string,
): NextPreviews {
  const live = livePreviews(repository)
  const left = live.filter(
    ({ documentIds, mainDocumentId }) =>
      mainDocumentId !== goneId && !documentIds?.some((id) => draftIds.includes(id)),
  )
  return left.length < live.length
    ? previewsFrom(left)
    : { previews: repository.previews, writes: new Map<string, string>() }
}
