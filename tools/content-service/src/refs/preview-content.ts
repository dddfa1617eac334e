import { createHash } from 'node:crypto'
import type { StoredDocument } from '../documents/stored-document.ts'
import { wireDate } from '../documents/wire-date.ts'
import { versionOf } from '../documents/stored-document.ts'
import type { PreviewSession, Release, Repository } from '../repository/repository.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Content that is not published, over the content that is. */
interface UnpublishedContent {
  snapshot: Snapshot
  /** Names the unpublished part: another text, another name. */
  draftRef: string
}

const rememberedSnapshots = 16
const snapshots = new WeakMap<Snapshot, Map<string, Snapshot>>()

/** What a preview session shows at this moment. */
export function previewContent(session: PreviewSession, repository: Repository): UnpublishedContent {
  const release = session.releaseId === undefined ? undefined : repository.releases.get(session.releaseId)
  const shown = release ? releasedDocuments(release) : previewedDrafts(session, repository)
  return contentWith(shown, repository)
}

/** What a release shows: its documents over the published ones. */
export function releaseContent(releaseId: string, repository: Repository): UnpublishedContent | undefined {
  const release = repository.releases.get(releaseId)
  return release && contentWith(releasedDocuments(release), repository)
}

/**
 * The documents of a release, those that were never published with dates: the hosted
 * service shows some too, which no client can tell from later ones.
 */
function releasedDocuments(release: Release): StoredDocument[] {
  const date = wireDate(release.scheduledAtMs ?? release.createdAtMs)
  return [...release.documents.values()].map((document) =>
    document.first_publication_date === null
      ? { ...document, first_publication_date: date, last_publication_date: date }
      : document,
  )
}

function previewedDrafts(session: PreviewSession, repository: Repository): StoredDocument[] {
  const ids = session.documentIds ?? [...repository.drafts.keys()]
  return ids.map((id) => repository.drafts.get(id)?.document).filter((document) => document !== undefined)
}

function contentWith(documents: readonly StoredDocument[], repository: Repository): UnpublishedContent {
  const name = createHash('sha256')
  for (const document of documents) name.update(`${document.id}:${versionOf(document)};`)
  const draftRef = `Z${name.digest('base64url').slice(0, 15)}`
  return { snapshot: overlay(repository.master, draftRef, documents), draftRef }
}

function overlay(master: Snapshot, name: string, documents: readonly StoredDocument[]): Snapshot {
  const made = snapshots.get(master) ?? new Map<string, Snapshot>()
  snapshots.set(master, made)
  const known = made.get(name)
  if (known) return known

  const snapshot = master.with(new Map(documents.map((document) => [document.id, document])))
  made.set(name, snapshot)
  const [oldest] = made.keys()
  if (made.size > rememberedSnapshots && oldest !== undefined) made.delete(oldest)
  return snapshot
}
