import type { DocumentDetail, DocumentVersion, HistorySummary } from '../../desk/contract.ts'
import { deskDocument } from '../../desk/desk-document.ts'
import { notFound } from '../../desk/desk-error.ts'
import { findFindings } from '../../desk/find-findings.ts'
import type { StoredDocument } from '../../documents/stored-document.ts'
import { versionOf } from '../../documents/stored-document.ts'
import { momentOf } from '../../documents/wire-date.ts'
import { latestVersion, summaryOf } from '../../repository/document-states.ts'
import { historyFolder, listEntries } from '../../repository/history.ts'
import type { Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'
import { translationsOf } from '../../snapshot/translations.ts'
import { asLastLeft } from './list-translations.ts'
import { readEntry } from './read-history.ts'

/**
 * Everything the desk shows of a document.
 *
 * @param releaseId Shows the copy in a release in place of the draft.
 * @throws {DeskError} 404.
 */
export async function describeDocument(
  id: string,
  { repository }: Service,
  releaseId: string | null = null,
): Promise<DocumentDetail> {
  const release = releaseId === null ? undefined : repository.releases.get(releaseId)
  const copy = release?.documents.get(id)
  if (releaseId !== null && !copy) throw notFound(`document "${id}" in the release`)
  const latest = copy ?? latestVersion(id, repository)
  if (!latest) throw notFound(`document "${id}"`)

  const published = repository.master.get(id)
  const draft =
    release && copy ? { document: copy, savedAtMs: release.createdAtMs } : repository.drafts.get(id)
  return {
    summary: summaryOf(latest, repository),
    release: release ? { id: release.id, label: release.label } : null,
    published: published ? versionAt(published, momentOf(published.last_publication_date) ?? 0) : null,
    draft: draft ? versionAt(draft.document, draft.savedAtMs) : null,
    version: versionOf(latest),
    translations: translations(latest, repository).map((other) => summaryOf(other, repository)),
    history: await describeHistory(id, repository),
    findings: findFindings(latest, repository, repository.master.with(release?.documents ?? new Map())),
  }
}

/** The stored versions of a document, the latest first. @throws {DeskError} 404 for a malformed id. */
export async function describeHistory(id: string, repository: Repository): Promise<HistorySummary[]> {
  if (historyFolder(id, repository) === undefined) throw notFound('document of that id')
  const names = (await listEntries(id, repository)).toReversed()
  return Promise.all(
    names.map(async (name) => {
      const { document: _document, stored: _stored, ...summary } = await readEntry(id, name, repository)
      return summary
    }),
  )
}

function versionAt(document: StoredDocument, savedAtMs: number): DocumentVersion {
  return { version: versionOf(document), savedAtMs, document: deskDocument(document) }
}

/** Translations count from drafts on, so that an editor can go from one to the next before any is published. */
function translations(document: StoredDocument, repository: Repository): StoredDocument[] {
  return translationsOf(document, asLastLeft(repository))
}
