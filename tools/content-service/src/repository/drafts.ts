import type { StoredDocument } from '../documents/stored-document.ts'
import { versionOf } from '../documents/stored-document.ts'
import { files } from './files.ts'
import { entryFile } from './history.ts'
import type { HistoryAction } from './history.ts'
import { previewsWithout } from './previews.ts'
import type { Draft, Repository } from './repository.ts'

/**
 * Saves a draft. A draft equal to the published version is removed, with its previews.
 * Call it within {@link Repository.change}.
 */
export async function saveDraft(
  document: StoredDocument,
  repository: Repository,
  title?: string,
): Promise<void> {
  const published = repository.master.get(document.id)
  if (published && versionOf(published) === versionOf(document)) {
    if (repository.drafts.has(document.id)) await removeDraft(document.id, new Map(), repository)
    return
  }
  const draft: Draft = {
    savedAtMs: repository.clock.nowMs(),
    document,
    title: title ?? repository.drafts.get(document.id)?.title,
  }
  await repository.storage.write(new Map([[files.draft(document.id), draftText(draft)]]))
  repository.drafts.set(document.id, draft)
}

/** Gives a draft up, with its previews. It stays in the history. Call it within {@link Repository.change}. @returns Whether there was one. */
export async function discardDraft(
  id: string,
  repository: Repository,
  action: HistoryAction = 'discarded',
): Promise<boolean> {
  const draft = repository.drafts.get(id)
  if (!draft) return false
  await removeDraft(id, new Map([entryFile(draft.document, action, 1, repository)]), repository)
  return true
}

/** Removes a draft, and ends its previews in the same step. */
async function removeDraft(
  id: string,
  alsoWrite: ReadonlyMap<string, string>,
  repository: Repository,
): Promise<void> {
  const isElsewhere =
    repository.master.get(id) !== undefined ||
    [...repository.releases.values()].some(({ documents }) => documents.has(id))
  const { previews, writes } = previewsWithout([id], repository, isElsewhere ? undefined : id)
  await repository.storage.write(
    new Map<string, string | null>([...alsoWrite, ...writes, [files.draft(id), null]]),
  )
  repository.drafts.delete(id)
  repository.previews = previews
}

/** The text of a draft's file. */
export function draftText(draft: Draft): string {
  return `${JSON.stringify(
    {
      saved_at: draft.savedAtMs,
      ...(draft.title === undefined ? {} : { title: draft.title }),
      document: draft.document,
    },
    null,
    2,
  )}\n`
}
