import type { StoredDocument } from '../documents/stored-document.ts'
import { versionOf } from '../documents/stored-document.ts'
import { files } from './files.ts'
import { entryFile } from './history.ts'
import type { HistoryAction } from './history.ts'
import type { Draft, Repository } from './repository.ts'

/**
 * Saves a draft. A draft equal to the published version is removed.
 * Call it within {@link Repository.change}.
 */
export async function saveDraft(
  document: StoredDocument,
  repository: Repository,
  title?: string,
): Promise<void> {
  const published = repository.master.get(document.id)
  if (published && versionOf(published) === versionOf(document)) {
    await repository.storage.write(new Map([[files.draft(document.id), null]]))
    repository.drafts.delete(document.id)
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

/** Gives a draft up. It stays in the history. Call it within {@link Repository.change}. @returns Whether there was one. */
export async function discardDraft(
  id: string,
  repository: Repository,
  action: HistoryAction = 'discarded',
): Promise<boolean> {
  const draft = repository.drafts.get(id)
  if (!draft) return false
  await repository.storage.write(
    new Map<string, string | null>([
      entryFile(draft.document, action, 1, repository),
      [files.draft(id), null],
    ]),
  )
  repository.drafts.delete(id)
  return true
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
