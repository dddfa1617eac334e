/**
 * Brings documents from elsewhere into a repository: all of them, or none.
 *
 * Each is checked against the models as if an editor had written it. What has no
 * place is named, so that nothing is lost without a word; it stops the whole, or
 * is left out where that was asked for. Documents that are as
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
  /** What had no place, in words. */
  leftOut: string[]
}

/** A document that has a place, as it will be stored. */
interface TakenDocument {
  document: StoredDocument
  foreign: ForeignDocument
}

/**
 * Checks documents and changes nothing.
 *
 * @param options.leavesOut Whether what has no place is left out, and named, instead of stopping the whole.
 * @param options.found What was found to have no place before, and is named with the rest.
 * @throws {ServiceError} `content-service/transfer-refused`, naming everything that has no place.
 */
export function checkForeign(
  documents: readonly ForeignDocument[],
  repository: Repository,
  { leavesOut = false, found = [] }: { leavesOut?: boolean; found?: readonly string[] } = {},
): { taken: TakenDocument[]; leftOut: string[] } {
  const leftOut: string[] = [...found]
  const fitting = withoutContradictions(documents, repository, leftOut)
  const taken = fitting.map((foreign) => ({ foreign, document: take(foreign, repository, leftOut) }))
  if (leftOut.length > 0 && !leavesOut)
    throw refused(leftOut, '\nOr leave them out: with --leave-out an import lists what it left out.')
  return { taken, leftOut }
}

/**
 * Writes documents that were checked. Call it within {@link Repository.change}.
 */
export async function bringIn(
  { taken, leftOut }: { taken: readonly TakenDocument[]; leftOut: string[] },
  repository: Repository,
): Promise<Brought> {
  const brought: Brought = { published: [], drafts: [], unchanged: [], leftOut }
  const changes = new Map<string, StoredDocument>()
  for (const { document, foreign } of taken) {
    const isDraft = !foreign.isPublished
    const before = isDraft ? repository.drafts.get(document.id)?.document : repository.master.get(document.id)
    if (before && isSame(before, document)) brought.unchanged.push(document.id)
    else if (isDraft) {
      await saveDraft(document, repository)
      brought.drafts.push(document.id)
    } else changes.set(document.id, document)
  }
  if (changes.size > 0) {
    const formerUids = new Map(
      taken.flatMap(({ foreign: { id, type, formerUids: uids } }) =>
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

function take(foreign: ForeignDocument, repository: Repository, faults: string[]): StoredDocument {
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
  const { document, faults: found } = takeDocument(
    base,
    foreign,
    { repository, origin: '' },
    { isForeign: true },
  )
  faults.push(...found.map(({ path, message }) => `${foreign.source}: ${path} ${message}`))
  return found.some(({ path }) => path === 'uid') ? { ...document, uid: null } : document
}

/** The documents that can stand side by side in the repository. Others, and UIDs that are taken, are named. */
function withoutContradictions(
  documents: readonly ForeignDocument[],
  repository: Repository,
  faults: string[],
): ForeignDocument[] {
  const bySource = new Map<string, string>()
  const coming = new Set(documents.map(({ id }) => id))
  const byUid = new Map(
    repository.master
      .all()
      .filter(({ id, uid }) => uid !== null && !coming.has(id))
      .map(({ type, lang, uid, id }) => [
        [type, lang, uid].join(' '),
        { id, source: `the document ${id}, which is here already` },
      ]),
  )
  return documents.flatMap((document) => {
    const { id, type, lang, uid, source, isPublished } = document
    const named = faults.length
    const name = (fault: string): unknown => faults.push(`${source}: ${fault}`)
    if (!documentIdPattern.test(id)) name(`the id "${id}" may hold 128 letters, digits, _ and -`)
    if (!repository.models.types.has(type)) name(`the type "${type}" has no model`)
    if (!repository.languages.some((language) => language.id === lang))
      name(`"${lang}" is not a language of the repository`)
    // A document may come published and as a draft beside it.
    const version = `${id} ${isPublished ? 'published' : 'draft'}`
    const other = bySource.get(version)
    if (other !== undefined) name(`has the id "${id}", and so has ${other}`)
    if (faults.length > named) return []
    bySource.set(version, source)
    if (uid === null) return [document]
    const key = [type, lang, uid].join(' ')
    const holder = byUid.get(key)
    if (holder !== undefined && holder.id !== id) {
      name(`has the UID "${uid}", and so has ${holder.source}`)
      return [{ ...document, uid: null }]
    }
    byUid.set(key, { id, source })
    return [document]
  })
}

/** As many as are read. */
const mostNamed = 100

/** An error that names what stands in the way, and counts what is beyond a hundred. @param instead What can be done besides. */
export function refused(faults: readonly string[], instead = ''): ServiceError {
  const named = faults.slice(0, mostNamed).map((fault) => `- ${fault}`)
  const rest = faults.length > mostNamed ? `\n… and ${faults.length - mostNamed} more.` : ''
  return new ServiceError(
    'content-service/transfer-refused',
    `Not everything can be taken over. Nothing was changed rather than a part. Correct these:\n${named.join('\n')}${rest}${instead}`,
  )
}
