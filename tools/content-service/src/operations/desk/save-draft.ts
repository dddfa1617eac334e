import type { Conflict, DocumentDetail, DraftContent, ReleaseVersionInput } from '../../desk/contract.ts'
import { DeskError, invalidContent, notFound } from '../../desk/desk-error.ts'
import type { StoredDocument } from '../../documents/stored-document.ts'
import { versionOf } from '../../documents/stored-document.ts'
import { takeDocument } from '../../intake/take-document.ts'
import { latestVersion } from '../../repository/document-states.ts'
import { saveDraft as keepDraft } from '../../repository/drafts.ts'
import type { Service } from '../../service.ts'
import { describeDocument } from './describe-document.ts'

/**
 * Keeps what an editor wrote.
 *
 * @param expected The version the editor began with.
 * @throws {DeskError} 409 with the other version when another editor saved in between; 422 for content that cannot be kept.
 */
export async function saveDraft(
  id: string,
  content: DraftContent,
  expected: string | undefined,
  service: Service,
): Promise<DocumentDetail> {
  const { repository } = service
  await repository.change(async () => {
    const latest = latestVersion(id, repository)
    if (!latest) throw notFound(`document "${id}"`)
    const { document, faults } = takeDocument(latest, withDefaults(content, latest), service)
    if (faults.length > 0) throw invalidContent(faults)
    await checkVersion(latest, expected, service)
    const published = repository.master.get(id)
    const isPublished = published !== undefined && isUnchanged(document, published, service)
    await keepDraft(isPublished ? published : document, repository)
  })
  return describeDocument(id, service)
}

/** Content that was sent, with what it leaves out as it is. */
export function withDefaults(
  content: ReleaseVersionInput,
  latest: StoredDocument,
): { uid: string | null; tags: readonly string[]; data: StoredDocument['data'] } {
  return {
    uid: content.uid === undefined ? latest.uid : content.uid,
    tags: content.tags ?? latest.tags,
    data: content.data ?? latest.data,
  }
}

/** @throws {DeskError} 428 without a version, 409 when it is not the latest. */
export async function checkVersion(
  latest: StoredDocument,
  expected: string | undefined,
  service: Service,
  releaseId: string | null = null,
): Promise<void> {
  if (expected === undefined) {
    throw new DeskError(
      'desk/version-missing',
      'The version this was written from is not named. Saving could overwrite what somebody else wrote. Send it as If-Match.',
    )
  }
  if (expected === versionOf(latest)) return
  const beside: Omit<Conflict, 'error'> = {
    current: await describeDocument(latest.id, service, releaseId),
  }
  throw new DeskError(
    'desk/conflict',
    'Somebody saved this document since it was loaded. Nothing was overwritten. Compare both versions, then save again.',
    {},
    beside,
  )
}

/** Whether what was taken has the content of a stored version, however that was written down. */
export function isUnchanged(taken: StoredDocument, stored: StoredDocument, service: Service): boolean {
  const rewritten = takeDocument(stored, stored, service).document
  return versionOf(rewritten) === versionOf({ ...taken, alternate_languages: stored.alternate_languages })
}
