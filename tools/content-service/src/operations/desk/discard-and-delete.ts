import type { DocumentDetail } from '../../desk/contract.ts'
import { DeskError, notFound } from '../../desk/desk-error.ts'
import { discardDraft as dropDraft, saveDraft } from '../../repository/drafts.ts'
import type { Service } from '../../service.ts'
import { describeDocument } from './describe-document.ts'
import { readEntry } from './read-history.ts'

/** Discards the draft, which stays in the history. @returns The published version, or `undefined` for a document that was never published. */
export async function discardDraft(id: string, service: Service): Promise<DocumentDetail | undefined> {
  const { repository } = service
  await repository.change(async () => {
    if (!(await dropDraft(id, repository))) throw notFound(`draft of "${id}"`)
  })
  return repository.master.get(id) ? describeDocument(id, service) : undefined
}

/** Deletes a document that is not published. Its last version stays in the history. @throws {DeskError} 409 while it is published. */
export async function deleteDocument(id: string, service: Service): Promise<void> {
  const { repository } = service
  await repository.change(async () => {
    if (repository.master.get(id)) {
      throw new DeskError(
        'desk/still-published',
        'The site still shows this document. It was not deleted. Unpublish it first.',
      )
    }
    if (!(await dropDraft(id, repository, 'deleted'))) throw notFound(`document "${id}"`)
  })
}

/** Brings a version that was kept back, as a draft. A draft there was before is kept in turn. */
export async function restoreVersion(id: string, entryId: string, service: Service): Promise<DocumentDetail> {
  const { repository } = service
  const { stored } = await readEntry(id, `${entryId}.json`, repository)
  await repository.change(async () => {
    await dropDraft(id, repository)
    const published = repository.master.get(id)
    await saveDraft(
      {
        ...stored,
        first_publication_date: published?.first_publication_date ?? stored.first_publication_date,
        last_publication_date: published?.last_publication_date ?? stored.last_publication_date,
      },
      repository,
    )
  })
  return describeDocument(id, service)
}
