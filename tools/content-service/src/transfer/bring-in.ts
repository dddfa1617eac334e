/**
 * Brings documents from elsewhere into a repository: all of them, or none.
 *
 * Each is checked against the models as if an editor had written it. What has no
 * place is named, so that nothing is lost without a word. Documents that are as
 * they were are left alone, and those that are replaced stay in the history, so
 * that bringing the same in again does nothing, and going back is possible.
 *
 * @module
 */
import type { StoredDocument } from '../documents/stored-document.ts'
import { documentIdPattern, emptyDocument, versionOf } from '../documents/stored-document.ts'
import { ServiceError } from '../errors/service-error.ts'
import { takeDocument } from '../intake/take-document.ts'
import { anyVersion } from '../repository/document-states.ts'
import { saveDraft } from '../repository/drafts.ts'
import { publish } from '../repository/publish.ts'
import { uidKey } from '../repository/repository.ts'
import type { Repository } from '../repository/repository.ts'
import type { ForeignDocument } from './read-export.ts'

/** The result. */
export interface Brought {
  /** Published documents that are new or changed. */
  published: string[]
  drafts: string[]
  unchanged: string[]
}

/**
 * Checks documents and writes them. Call it within {@link Repository.change}.
 *
 * @param origin Where pictures of this repository are reached, should documents name them so.
 * @throws {ServiceError} `content-service/transfer-refused`, naming everything that has no place.
 */
export async function bringIn(
  documents: readonly ForeignDocument[],
  repository: Repository,
  origin = '',
): Promise<Brought> {
  const faults = contradictionsIn(documents, repository)
  const taken =
    faults.length > 0 ? [] : documents.map((document) => take(document, repository, origin, faults))
  if (faults.length > 0) throw refused(faults)

  const brought: Brought = { published: [], drafts: [], unchanged: [] }
  const changes = new Map<string, StoredDocument>()
  for (const [index, document] of taken.entries()) {
    const isDraft = documents[index]?.isPublished === false
    const before = isDraft ? repository.drafts.get(document.id)?.document : repository.master.get(document.id)
    if (before && isSame(before, document)) brought.unchanged.push(document.id)
    else if (isDraft) {
      await saveDraft(document, repository)
      brought.drafts.push(document.id)
    } else changes.set(document.id, document)
  }
  if (changes.size > 0) {
    const formerUids = new Map(
      documents.flatMap(({ id, type, formerUids: uids }) =>
        uids.map((uid): [string, string] => [uidKey(type, uid), id]),
      ),
    )
    await publish(repository, { changes, action: 'published', keepsDates: true, formerUids })
  }
  brought.published.push(...changes.keys())
  return brought
}

/** Dates aside: an export of the editor has none, and gets those of its coming. */
function isSame(before: StoredDocument, after: StoredDocument): boolean {
  const { first_publication_date, last_publication_date } = before
  return (
    versionOf(before) ===
    versionOf({
      ...after,
      first_publication_date: after.first_publication_date ?? first_publication_date,
      last_publication_date: after.last_publication_date ?? last_publication_date,
    })
  )
}

function take(
  foreign: ForeignDocument,
  repository: Repository,
  origin: string,
  faults: string[],
): StoredDocument {
  const { id, type, lang } = foreign
  const before = anyVersion(id, repository)
  const base: StoredDocument = {
    ...emptyDocument(id, type, lang),
    first_publication_date: foreign.firstPublished,
    last_publication_date: foreign.lastPublished,
    alternate_languages: [
      ...new Set([...(before?.alternate_languages.map((other) => other.id) ?? []), ...foreign.translations]),
    ]
      .sort()
      .map((other) => ({ id: other })),
  }
  const { document, faults: found } = takeDocument(base, foreign, { repository, origin }, true)
  faults.push(...found.map(({ path, message }) => `${foreign.source}: ${path} ${message}`))
  return document
}

function contradictionsIn(documents: readonly ForeignDocument[], repository: Repository): string[] {
  const faults: string[] = []
  const bySource = new Map<string, string>()
  const coming = new Set(documents.map(({ id }) => id))
  const byUid = new Map(
    repository.master
      .all()
      .filter(({ id, uid }) => uid !== null && !coming.has(id))
      .map(({ type, lang, uid, id }) => [
        [type, lang, uid].join(' '),
        `the document ${id}, which is here already`,
      ]),
  )
  for (const { id, type, lang, uid, source } of documents) {
    const name = (fault: string): unknown => faults.push(`${source}: ${fault}`)
    if (!documentIdPattern.test(id)) name(`the id "${id}" may hold 128 letters, digits, _ and -`)
    if (!repository.models.types.has(type)) name(`the type "${type}" has no model`)
    if (!repository.languages.some((language) => language.id === lang))
      name(`"${lang}" is not a language of the repository`)
    const other = bySource.get(id)
    if (other !== undefined) name(`has the id "${id}", and so has ${other}`)
    bySource.set(id, source)
    if (uid === null) continue
    const key = [type, lang, uid].join(' ')
    const holder = byUid.get(key)
    if (holder !== undefined) name(`has the UID "${uid}", and so has ${holder}`)
    byUid.set(key, source)
  }
  return faults
}

/** An error that names everything that stands in the way. */
export function refused(faults: readonly string[]): ServiceError {
  return new ServiceError(
    'content-service/transfer-refused',
    `Not everything can be taken over. Nothing was changed rather than a part. Correct these:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
  )
}
