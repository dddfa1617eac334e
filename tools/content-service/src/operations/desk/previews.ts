import type { Preview, PreviewInput } from '../../desk/contract.ts'
import { DeskError, notFound } from '../../desk/desk-error.ts'
import { previewContent } from '../../refs/preview-content.ts'
import { latestVersion } from '../../repository/document-states.ts'
import { livePreviews, previewsFrom } from '../../repository/previews.ts'
import { newRef } from '../../repository/repository.ts'
import type { PreviewSession, Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'

const hourMs = 3_600_000

/** Opens a preview. @throws {DeskError} 400 or 404 when there is nothing to show. */
export async function createPreview(input: PreviewInput, service: Service): Promise<Preview> {
  const { repository } = service
  return repository.change(async () => {
    const session: PreviewSession = {
      id: newRef(repository.random),
      documentIds:
        input.releaseId !== undefined || input.allDrafts ? undefined : [mainDocument(input, repository)],
      releaseId: input.releaseId,
      mainDocumentId: mainDocument(input, repository),
      expiresAtMs: repository.clock.nowMs() + repository.settings.previewLifetimeHours * hourMs,
    }
    await keepPreviews([...livePreviews(repository), session], repository)
    return describePreview(session, service)
  })
}

export async function endPreview(id: string, service: Service): Promise<void> {
  const { repository } = service
  await repository.change(async () => {
    if (!repository.previews.has(id)) throw notFound(`preview "${id}"`)
    await keepPreviews(
      livePreviews(repository).filter((session) => session.id !== id),
      repository,
    )
  })
}

export function listPreviews(service: Service): Preview[] {
  return livePreviews(service.repository).map((session) => describePreview(session, service))
}

/** A preview, with the addresses that lead into and out of it. */
export function describePreview(session: PreviewSession, service: Service): Preview {
  const { siteOrigin, origin } = service
  const token = previewToken(session, service)
  const query = new URLSearchParams({ documentId: session.mainDocumentId, token })
  return {
    id: session.id,
    url: siteOrigin === undefined ? null : `${siteOrigin}/api/preview?${query.toString()}`,
    shareUrl: `${origin}/previews/${session.id}/open`,
    token,
    documentId: session.mainDocumentId,
    releaseId: session.releaseId ?? null,
    expiresAtMs: session.expiresAtMs,
  }
}

/** The ref of a preview: an address that names the published and the unpublished content it shows now. */
export function previewToken(session: PreviewSession, { repository, origin }: Service): string {
  const { draftRef } = previewContent(session, repository)
  return `${origin}/previews/${repository.masterRef}:${draftRef}?websitePreviewId=${session.id}`
}

/** Call it within {@link Repository.change}. */
async function keepPreviews(sessions: readonly PreviewSession[], repository: Repository): Promise<void> {
  const { previews, writes } = previewsFrom(sessions)
  await repository.storage.write(writes)
  repository.previews = previews
}

function mainDocument({ documentId, releaseId }: PreviewInput, repository: Repository): string {
  const release = releaseId === undefined ? undefined : repository.releases.get(releaseId)
  if (releaseId !== undefined && !release) throw notFound(`release "${releaseId}"`)
  const id = documentId ?? release?.documents.keys().next().value
  if (id === undefined) {
    throw new DeskError(
      'desk/bad-request',
      'Nothing was named to open. Name a document, or a release that has one.',
    )
  }
  if (!release?.documents.has(id) && !latestVersion(id, repository)) throw notFound(`document "${id}"`)
  return id
}
