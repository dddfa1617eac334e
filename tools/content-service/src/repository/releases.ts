import { formatStoredDocument, versionOf } from '../documents/stored-document.ts'
import { latestVersion } from './document-states.ts'
import { draftText } from './drafts.ts'
import { files } from './files.ts'
import { publish } from './publish.ts'
import { newRef } from './repository.ts'
import type { Draft, Release, Repository } from './repository.ts'

/** Begins a release. Call it within {@link Repository.change}. */
export async function createRelease(
  label: string,
  scheduledAtMs: number | undefined,
  repository: Repository,
  isMigration = false,
): Promise<Release> {
  const release: Release = {
    id: newRef(repository.random),
    label,
    ref: newRef(repository.random),
    createdAtMs: repository.clock.nowMs(),
    scheduledAtMs,
    isMigration,
    documents: new Map(),
  }
  await repository.storage.write(new Map([[files.release(release.id), releaseText(release)]]))
  repository.releases.set(release.id, release)
  if (!isMigration) repository.announce({ documents: [], releases: { addition: [release] } })
  return release
}

/** Puts a release in the place of what it was, under a new ref. Call it within {@link Repository.change}. */
export async function replaceRelease(changed: Release, repository: Repository): Promise<Release> {
  const before = repository.releases.get(changed.id)
  const release = { ...changed, ref: newRef(repository.random) }
  const writes = new Map<string, string | null>([[files.release(release.id), releaseText(release)]])
  for (const [id, document] of release.documents) {
    if (before?.documents.get(id) !== document) {
      writes.set(files.releaseDocument(release.id, id), formatStoredDocument(document, repository.models))
    }
  }
  for (const id of before?.documents.keys() ?? []) {
    if (!release.documents.has(id)) writes.set(files.releaseDocument(release.id, id), null)
  }
  await repository.storage.write(writes)
  repository.releases.set(release.id, release)
  if (!release.isMigration) repository.announce({ documents: [], releases: { update: [release] } })
  return release
}

/** Gives a release up; what exists only in it becomes a draft. Call it within {@link Repository.change}. */
export async function removeRelease(release: Release, repository: Repository): Promise<void> {
  const writes = new Map<string, string | null>([[files.releaseFolder(release.id), null]])
  const drafts: Draft[] = []
  for (const document of release.documents.values()) {
    const latest = latestVersion(document.id, repository)
    if (repository.drafts.has(document.id) || (latest && versionOf(latest) === versionOf(document))) continue
    const draft = { savedAtMs: repository.clock.nowMs(), document }
    drafts.push(draft)
    writes.set(files.draft(document.id), draftText(draft))
  }
  await repository.storage.write(writes)
  for (const draft of drafts) repository.drafts.set(draft.document.id, draft)
  repository.releases.delete(release.id)
  if (!release.isMigration) repository.announce({ documents: [], releases: { deletion: [release] } })
}

/** Publishes what is in a release, all at once; the release is then gone. Call it within {@link Repository.change}. */
export async function publishRelease(release: Release, repository: Repository): Promise<void> {
  repository.releases.delete(release.id)
  try {
    await publish(repository, {
      changes: release.documents,
      action: 'published',
      alsoWrite: new Map([[files.releaseFolder(release.id), null]]),
      ...(release.isMigration ? {} : { announce: { releases: { deletion: [release] } } }),
    })
  } catch (error) {
    repository.releases.set(release.id, release)
    throw error
  }
}

function releaseText(release: Release): string {
  const about = {
    id: release.id,
    label: release.label,
    ref: release.ref,
    created_at: release.createdAtMs,
    scheduled_at: release.scheduledAtMs ?? null,
    is_migration: release.isMigration,
  }
  return `${JSON.stringify(about, null, 2)}\n`
}
