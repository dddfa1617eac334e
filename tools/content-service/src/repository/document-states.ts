import { findTitle } from '../documents/title.ts'
import type { StoredDocument } from '../documents/stored-document.ts'
import { versionOf } from '../documents/stored-document.ts'
import { momentOf } from '../documents/wire-date.ts'
import type { Repository } from './repository.ts'

/**
 * Where a document stands.
 *
 * `draft`: never published. `published`: as the site shows it. `changed`: published,
 * with a draft that differs. `unpublished`: was published once; its content is now a draft.
 */
export type DocumentState = 'draft' | 'published' | 'changed' | 'unpublished'

/** A document in a list. Shows the draft where there is one. */
export interface DocumentSummary {
  id: string
  type: string
  uid: string | null
  /** What to call it: never empty. */
  title: string
  lang: string
  tags: string[]
  state: DocumentState
  changedAtMs: number
  publishedAtMs: number | null
  /**
   * `hasNewer`: something else was written or published since the copy in the release. `isAnother`: the copy says something
   * else, whichever is newer.
   */
  releases: { id: string; label: string; hasNewer: boolean; isAnother: boolean }[]
}

/** A document as an editor last left it: its draft, or what is published. */
export function latestVersion(id: string, repository: Repository): StoredDocument | undefined {
  return repository.drafts.get(id)?.document ?? repository.master.get(id)
}

/** Any version of a document, drafts and releases included. */
export function anyVersion(id: string, repository: Repository): StoredDocument | undefined {
  const latest = latestVersion(id, repository)
  if (latest) return latest
  for (const release of repository.releases.values()) {
    const document = release.documents.get(id)
    if (document) return document
  }
  return undefined
}

/** Every document there is, each as it was last left. */
export function everyDocument(repository: Repository): StoredDocument[] {
  const found = new Map(repository.master.all().map((document) => [document.id, document]))
  for (const [id, { document }] of repository.drafts) found.set(id, document)
  for (const release of repository.releases.values()) {
    for (const [id, document] of release.documents) if (!found.has(id)) found.set(id, document)
  }
  return [...found.values()]
}

/** Where a document stands. */
export function stateOf(id: string, repository: Repository): DocumentState {
  const draft = repository.drafts.get(id)?.document
  if (repository.master.get(id)) return draft ? 'changed' : 'published'
  return draft?.first_publication_date ? 'unpublished' : 'draft'
}

/** A document as lists show it. */
export function summaryOf(document: StoredDocument, repository: Repository): DocumentSummary {
  const { id } = document
  return {
    id,
    type: document.type,
    uid: document.uid,
    title: titleOf(document, repository),
    lang: document.lang,
    tags: [...document.tags],
    state: stateOf(id, repository),
    changedAtMs: changedAtMs(id, repository),
    publishedAtMs: publishedAtMs(id, repository),
    releases: [...repository.releases.values()].flatMap((release) => {
      const copy = release.documents.get(id)
      if (!copy) return []
      const latest = latestVersion(id, repository)
      const isAnother = latest !== undefined && !saysTheSame(latest, copy)
      return [{ id: release.id, label: release.label, hasNewer: hasNewerText(copy, repository), isAnother }]
    }),
  }
}

/** Whether something else was written or published since the copy in a release, which will publish the older text. */
export function hasNewerText(copy: StoredDocument, repository: Repository): boolean {
  const draft = repository.drafts.get(copy.id)?.document
  if (draft) return versionOf(draft) !== versionOf(copy)
  const published = repository.master.get(copy.id)
  if (!published || published.last_publication_date === copy.last_publication_date) return false
  return !saysTheSame(published, copy)
}

/** Whether two versions differ in no more than when they were published. */
export function saysTheSame(version: StoredDocument, copy: StoredDocument): boolean {
  const { first_publication_date, last_publication_date } = copy
  return versionOf({ ...version, first_publication_date, last_publication_date }) === versionOf(copy)
}

/** When a document was last written or, without a draft, published. `0` when only a release has it. */
export function changedAtMs(id: string, repository: Repository): number {
  return repository.drafts.get(id)?.savedAtMs ?? publishedAtMs(id, repository) ?? 0
}

function publishedAtMs(id: string, repository: Repository): number | null {
  return momentOf(repository.master.get(id)?.last_publication_date) ?? null
}

/** What to call a document: its title, the name it was given, its UID, or what it is. */
export function titleOf(document: StoredDocument, repository: Repository): string {
  return (
    findTitle(document, repository.models) ??
    repository.drafts.get(document.id)?.title ??
    document.uid ??
    `Untitled ${(repository.models.types.get(document.type)?.label ?? document.type).toLowerCase()}`
  )
}
