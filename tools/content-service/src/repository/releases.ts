import { formatStoredDocument } from '../documents/stored-document.ts'
import type { StoredDocument } from '../documents/stored-document.ts'
import { saysTheSame } from './document-states.ts'
import { draftText } from './drafts.ts'
import { files } from './files.ts'
import { entryFile, hasEntry } from './history.ts'
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

/**
 * Puts a release in the place of what it was, under a new ref, because caches keep what a ref showed. Call it within {@link Repository.change}.
 *
 * @param givenUp Copies that another text replaces, and that stay in the history. Saving one again keeps none.
 */
export async function replaceRelease(
  changed: Release,
  repository: Repository,
  givenUp: readonly StoredDocument[] = [],
): Promise<Release> {
  const before = repository.releases.get(changed.id)
  const release = { ...changed, ref: newRef(repository.random) }
  const writes = new Map<string, string | null>([[files.release(release.id), releaseText(release)]])
  for (const [id, document] of release.documents) {
    if (before?.documents.get(id) !== document) {
      writes.set(files.releaseDocument(release.id, id), formatStoredDocument(document, repository.models))
    }
  }
  const takenOut = [...(before?.documents.values() ?? [])].filter(({ id }) => !release.documents.has(id))
  for (const { id } of takenOut) writes.set(files.releaseDocument(release.id, id), null)
  const kept = await keepCopies(takenOut, isNowhereElse, repository)
  const replaced = await keepCopies(givenUp, () => false, repository)
  await repository.storage.write(new Map([...writes, ...kept.writes, ...replaced.writes]))
  for (const draft of kept.drafts) repository.drafts.set(draft.document.id, draft)
  repository.releases.set(release.id, release)
  if (!release.isMigration) repository.announce({ documents: [], releases: { update: [release] } })
  return release
}

/** Gives a release up; what exists only in it becomes a draft or, beside another draft, stays in the history. Call it within {@link Repository.change}. */
export async function removeRelease(release: Release, repository: Repository): Promise<void> {
  const hasNoDraft = ({ id }: StoredDocument): boolean => !repository.drafts.has(id)
  const kept = await keepCopies([...release.documents.values()], hasNoDraft, repository)
  const writes = new Map<string, string | null>([[files.releaseFolder(release.id), null]])
  await repository.storage.write(new Map([...writes, ...kept.writes]))
  for (const draft of kept.drafts) repository.drafts.set(draft.document.id, draft)
  repository.releases.delete(release.id)
  if (!release.isMigration) repository.announce({ documents: [], releases: { deletion: [release] } })
}

/** Publishes the contents of a release, all at once, and deletes the release. Call it within {@link Repository.change}. */
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

/** What to write so that copies a release loses are not lost: each as a draft or in the history, unless it is there already. */
async function keepCopies(
  copies: readonly StoredDocument[],
  becomesDraft: (copy: StoredDocument, repository: Repository) => boolean,
  repository: Repository,
): Promise<{ drafts: Draft[]; writes: Map<string, string> }> {
  const drafts: Draft[] = []
  const writes = new Map<string, string>()
  for (const copy of copies) {
    const elsewhere = [repository.drafts.get(copy.id)?.document, repository.master.get(copy.id)]
    if (elsewhere.some((other) => other && saysTheSame(other, copy))) continue
    if (becomesDraft(copy, repository)) {
      const draft = { savedAtMs: repository.clock.nowMs(), document: copy }
      drafts.push(draft)
      writes.set(files.draft(copy.id), draftText(draft))
    } else if (!(await hasEntry(copy, repository))) {
      writes.set(...entryFile(copy, 'discarded', 1, repository))
    }
  }
  return { drafts, writes }
}

function isNowhereElse({ id }: StoredDocument, repository: Repository): boolean {
  return !repository.drafts.has(id) && !repository.master.get(id)
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
