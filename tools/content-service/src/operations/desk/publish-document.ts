import type { DocumentDetail, Finding } from '../../desk/contract.ts'
import { DeskError, notFound } from '../../desk/desk-error.ts'
import { findFindings } from '../../desk/find-findings.ts'
import { versionOf } from '../../documents/stored-document.ts'
import { latestVersion } from '../../repository/document-states.ts'
import { draftText } from '../../repository/drafts.ts'
import { files } from '../../repository/files.ts'
import { publish } from '../../repository/publish.ts'
import type { Service } from '../../service.ts'
import { describeDocument } from './describe-document.ts'

/**
 * Publishes the draft of a document.
 *
 * @param expected The version the editor has in sight; others are not published unseen. Without one the latest is
 * published, whichever it is: a program has none in sight. Saving refuses that (428), because it would overwrite what
 * another editor wrote; publishing overwrites no draft, and what was published stays in the history.
 * @throws {DeskError} 409 when there is another version by now, 422 when something stops publishing.
 */
export async function publishDocument(
  id: string,
  expected: string | undefined,
  service: Service,
): Promise<DocumentDetail> {
  const { repository } = service
  await repository.change(async () => {
    const document = latestVersion(id, repository)
    if (!document) throw notFound(`document "${id}"`)
    if (expected !== undefined && expected !== versionOf(document)) {
      throw new DeskError(
        'desk/conflict',
        'Somebody saved this document since it was loaded. It was not published. Look at the new version first.',
        {},
        { current: await describeDocument(id, service) },
      )
    }
    refuseUnready(findFindings(document, repository))
    if (repository.drafts.has(id))
      await publish(repository, { changes: new Map([[id, document]]), action: 'published' })
  })
  return describeDocument(id, service)
}

/** Takes a document off the site. Its content becomes a draft, unless there is one. */
export async function unpublishDocument(id: string, service: Service): Promise<DocumentDetail> {
  const { repository } = service
  await repository.change(async () => {
    const published = repository.master.get(id)
    if (!published) throw notFound(`published document "${id}"`)
    const draft = repository.drafts.get(id) ?? { savedAtMs: repository.clock.nowMs(), document: published }
    await publish(repository, {
      changes: new Map([[id, null]]),
      action: 'unpublished',
      alsoWrite: new Map([[files.draft(id), draftText(draft)]]),
    })
    repository.drafts.set(id, draft)
  })
  return describeDocument(id, service)
}

/** @throws {DeskError} 422 when a finding stops publishing. */
export function refuseUnready(findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  throw new DeskError(
    'desk/not-ready',
    `This cannot be published yet: ${errors.map(({ message }) => message).join(' ')}`,
    { findings: errors },
  )
}
