import type { StoredDocument } from '../documents/stored-document.ts'
import { formatStoredDocument, versionOf } from '../documents/stored-document.ts'
import { wireDate } from '../documents/wire-date.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { documentPath, files } from './files.ts'
import { hashText, stateText } from './fingerprint.ts'
import { historyFiles } from './history.ts'
import type { HistoryAction } from './history.ts'
import { previewsWithout } from './previews.ts'
import { newRef, uidKey } from './repository.ts'
import type { ContentUpdate, Repository } from './repository.ts'

/** How many earlier master refs still show their content. */
const retainedSnapshots = 20

/** Documents to publish, and `null` for those to unpublish, with the note for the history. */
interface Publication {
  changes: ReadonlyMap<string, StoredDocument | null>
  action: HistoryAction
  /** Documents that come from elsewhere keep the dates they have. */
  keepsDates?: boolean
  /** UIDs that documents had elsewhere before: by `uidKey`, whose they were. */
  formerUids?: ReadonlyMap<string, string>
  /** More files to write in the same step. */
  alsoWrite?: ReadonlyMap<string, string | null>
  /** What else is announced. */
  announce?: Omit<ContentUpdate, 'masterRef' | 'documents' | 'tags'>
}

/** What the repository will be once the files are written. */
interface Plan {
  paths: Map<string, string>
  contentHashes: Map<string, string>
  formerUids: Map<string, string>
  publishedDrafts: string[]
  writes: Map<string, string | null>
}

/**
 * Publishes and unpublishes all at once: documents, master ref, history.
 *
 * A draft that is now published is gone, and previews of it end; a draft that differs stays. Nothing
 * changes in memory before it is on disk. Call it within {@link Repository.change}.
 */
export async function publish(repository: Repository, publication: Publication): Promise<void> {
  const now = wireDate(repository.clock.nowMs())
  const changes = new Map(
    [...publication.changes].map(([id, document]) => [
      id,
      document && dated(document, now, repository, publication.keepsDates === true),
    ]),
  )
  const plan: Plan = {
    paths: new Map(repository.paths),
    contentHashes: new Map(repository.contentHashes),
    formerUids: new Map([...repository.formerUids, ...(publication.formerUids ?? [])]),
    publishedDrafts: [],
    writes: new Map(publication.alsoWrite),
  }
  for (const [id, document] of changes) {
    for (const [path, text] of await historyFiles(id, document, publication.action, repository)) {
      plan.writes.set(path, text)
    }
    moveFile(id, document, plan, repository)
    rememberUid(repository.master.get(id), document, plan)
    if (isDraftOf(publication.changes.get(id), repository)) plan.publishedDrafts.push(id)
  }
  for (const id of plan.publishedDrafts) plan.writes.set(files.draft(id), null)
  const { previews, writes } = previewsWithout(plan.publishedDrafts, repository)
  for (const [path, text] of writes) plan.writes.set(path, text)

  const before = repository.master
  const next = before.with(changes)
  const masterRef = newRef(repository.random)
  const pastRefs = pastRefsAfter(repository)
  plan.writes.set(files.state, stateText({ ...repository, ...plan, masterRef, pastRefs }))
  await repository.storage.write(plan.writes)

  Object.assign(repository, {
    master: next,
    masterRef,
    pastRefs,
    paths: plan.paths,
    contentHashes: plan.contentHashes,
    formerUids: plan.formerUids,
    previews,
  } satisfies Partial<Repository>)
  for (const id of plan.publishedDrafts) repository.drafts.delete(id)
  repository.announce({
    masterRef,
    documents: [...changes.keys()],
    tags: tagChanges(before.tags(), next.tags()),
    ...publication.announce,
  })
}

/** Gives published content a new ref though nothing in it changed. Call it within {@link Repository.change}. */
export async function rotateMasterRef(repository: Repository): Promise<void> {
  const masterRef = newRef(repository.random)
  const pastRefs = pastRefsAfter(repository)
  await repository.storage.write(new Map([[files.state, stateText({ ...repository, masterRef, pastRefs })]]))
  Object.assign(repository, { masterRef, pastRefs } satisfies Partial<Repository>)
  repository.announce({ masterRef, documents: [] })
}

/** Old master refs show nothing: clients that use one get the current ref. */
export function expirePastRefs(repository: Repository): void {
  repository.pastRefs = new Map([...repository.pastRefs.keys()].map((ref) => [ref, undefined]))
}

/** The current master ref becomes a past one; of those, only the latest still show their content. */
function pastRefsAfter(repository: Repository): Map<string, Snapshot | undefined> {
  const pastRefs = new Map(repository.pastRefs).set(repository.masterRef, repository.master)
  const showing = [...pastRefs].filter(([, snapshot]) => snapshot !== undefined)
  for (const [ref] of showing.slice(0, -retainedSnapshots)) pastRefs.set(ref, undefined)
  return pastRefs
}

function dated(
  document: StoredDocument,
  now: string,
  repository: Repository,
  keepsDates: boolean,
): StoredDocument {
  const before = repository.master.get(document.id)
  const { first_publication_date: first, last_publication_date: last } = document
  if (keepsDates)
    return { ...document, first_publication_date: first ?? now, last_publication_date: last ?? now }
  return {
    ...document,
    first_publication_date: before?.first_publication_date ?? first ?? now,
    last_publication_date: now,
  }
}

function moveFile(id: string, document: StoredDocument | null, plan: Plan, repository: Repository): void {
  const before = plan.paths.get(id)
  if (before !== undefined) {
    plan.paths.delete(id)
    plan.contentHashes.delete(before)
    plan.writes.set(before, null)
  }
  if (!document) return
  const path = documentPath(document, (taken) => plan.contentHashes.has(taken))
  const text = formatStoredDocument(document, repository.models)
  plan.paths.set(id, path)
  plan.contentHashes.set(path, hashText(text))
  plan.writes.set(path, text)
}

/** A document is still found by its old UID, unless another document has it now. */
function rememberUid(before: StoredDocument | undefined, after: StoredDocument | null, plan: Plan): void {
  if (!before || before.uid === null || !after || before.uid === after.uid) return
  plan.formerUids.set(uidKey(before.type, before.uid), before.id)
}

function isDraftOf(given: StoredDocument | null | undefined, repository: Repository): boolean {
  const draft = given ? repository.drafts.get(given.id)?.document : undefined
  return draft !== undefined && given !== null && given !== undefined && versionOf(draft) === versionOf(given)
}

function tagChanges(before: readonly string[], after: readonly string[]): ContentUpdate['tags'] {
  const earlier = new Set(before)
  const later = new Set(after)
  return {
    addition: after.filter((tag) => !earlier.has(tag)),
    deletion: before.filter((tag) => !later.has(tag)),
  }
}
