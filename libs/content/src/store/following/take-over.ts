import type { PrismicDocument } from '@prismicio/client'
import type { Call } from '../../http/call.ts'
import type { ClientConfig } from '../../client/client-options.ts'
import type { Engine } from '../../client/engine.ts'
import { resolveRef } from '../../refs/resolve-ref.ts'
import type { RepositoryInfo } from '../../wire/repository.ts'
import { readAllAt } from '../../client/paging/read-all.ts'
import type { ContentChange, RefreshOptions } from '../content-store.ts'
import { alternatesOf } from '../address-index.ts'
import { showsTheSame } from '../copies.ts'
import { dependantsOf } from './dependants.ts'
import { decideDisappearance } from './decide-disappearance.ts'
import { type Changes, readByIds, readChanges, readEverything, type Reading } from './read-changes.ts'
import { applyUpdate, languageOf, place, type Shelf, type Version } from '../shelf.ts'

/** Publication dates have seconds; half a second more for the time the answer was on its way. */
const settledAfterMs = 1_500

/** Documents that are read again in one publish because they link to a changed one. Others when they are asked for. */
const maxDependants = 1_000

/** How many disappearances are accepted. */
export interface TakeOverLimits {
  maxDisappearance: number
}

/** What a version has to pass before it is read. */
interface TakeOverChecks extends TakeOverLimits {
  /** Whether another version has just taken the place of this one, which a cache of the service still names. */
  isReplaced: (ref: string) => boolean
}

/**
 * Looks up the ref of the client's mode and, when it has changed, takes over what changed.
 *
 * Nothing is put on the shelf before everything was read, so a failure half-way leaves the previous version
 * intact.
 *
 * @returns What became different, or `undefined` when nothing did.
 */
export async function takeOver(
  engine: Engine,
  shelf: Shelf,
  limits: TakeOverChecks,
  options: RefreshOptions,
  call: Call,
): Promise<ContentChange | undefined> {
  const askedAtMs = engine.config.clock.now()
  const repository = await engine.refreshRepository(call)
  const version = await versionOf(repository, engine.config, askedAtMs)
  if (limits.isReplaced(version.ref)) return undefined
  const before = shelf.version
  if (before && isSame(before, version) && !options.acceptDisappearance) {
    before.namedAtMs = askedAtMs
    before.isSettled ||= version.readAtMs - before.readAtMs >= settledAfterMs
    return undefined
  }

  if (!before) return await readFirst(engine, shelf, version, call)
  const { index, copies } = shelf
  const reading: Reading = { engine, pinned: version, call, index, copies }
  const found = await readDifferences(reading, before, version, options)
  const verdict = options.acceptDisappearance
    ? 'believe'
    : decideDisappearance(found.missing.length, index.size, limits.maxDisappearance)
  const removed = verdict === 'believe' ? found.missing : []
  const withheld = verdict === 'refuse' ? found.missing : []

  const touched = new Set([...found.documents.map(({ id }) => id), ...removed])
  const relinked = relinkedBy(found.documents, removed, reading)
  const dependants = found.isComplete ? [] : dependantsOf(found.documents, removed, reading)
  const isTooMany = dependants.length > maxDependants
  const asked = new Set([...(isTooMany ? [] : dependants), ...relinked.filter((id) => !touched.has(id))])
  const reread = await readByIds(reading, [...asked])
  const looksNew = Map.groupBy(reread, (document) => isNew(document, reading))

  if (withheld.length > 0) {
    const known = index.size
    engine.config.emit({ type: 'disappearance-refused', ref: version.ref, missing: withheld.length, known })
  }
  return applyUpdate(shelf, {
    version,
    documents: [...found.documents, ...(looksNew.get(true) ?? [])],
    alike: looksNew.get(false) ?? [],
    relinked,
    removed,
    withheld,
    outdated: isTooMany ? dependants : [],
  })
}

/**
 * Puts the first list on the shelf page by page: all documents at once would take many times the room for copies. Until
 * it is whole the shelf has no version. After a failure half-way the next attempt reads the pages that are missing: a
 * service that is too slow for one page in a hundred would otherwise never be read.
 */
async function readFirst(engine: Engine, shelf: Shelf, version: Version, call: Call): Promise<ContentChange> {
  // At the ref of a draft, pages that were read may be others by now.
  const goesOn = shelf.begun && 'latest' in engine.config.mode && isSame(shelf.begun.version, version)
  const begun = (goesOn && shelf.begun) || { version, taken: new Map(), listed: new Map() }
  const { taken, listed } = begun
  shelf.begun = begun
  call.takenFrom = (from) => taken.get(from) ?? 0
  call.takePage = async (documents, from, size) => {
    // A page of an attempt that has failed may arrive after a newer version.
    if (shelf.begun !== begun) return
    // Pages that disagree are all read once more.
    if (from === 0 && !call.takenFrom) for (const seen of [taken, listed]) seen.clear()
    for (const document of documents) listed.set(document.id, place(shelf, document))
    taken.set(from, Math.max(size, taken.get(from) ?? 0))
    const lang = languageOf(shelf, engine.config)
    const given = lang === '*' ? documents : documents.filter((document) => document.lang === lang)
    for (const take of shelf.readers) await take(given)
  }
  await readAllAt(engine, version, { lang: '*' }, call)
  shelf.begun = undefined
  const removed = [...shelf.index.entries()].map(({ id }) => id).filter((id) => !listed.has(id))
  const nothing = { documents: [], alike: [], withheld: [], outdated: [] }
  const change = applyUpdate(shelf, { ...nothing, version, removed })
  return { ...change, changed: [...listed.values()] }
}

function isSame(one: Version, other: Version): boolean {
  return one.ref === other.ref && one.integrationFieldsRef === other.integrationFieldsRef
}

function readDifferences(
  reading: Reading,
  before: Version,
  version: Version,
  options: RefreshOptions,
): Promise<Changes> {
  // Integration fields change inside documents without a publish, and what is planned in a release has
  // no date yet: there only comparing everything shows where.
  const isComparable =
    before.integrationFieldsRef === version.integrationFieldsRef && 'latest' in reading.engine.config.mode
  if (!isComparable || options.acceptDisappearance) return readEverything(reading)
  return readChanges(reading, options.hint ?? [], before.isSettled)
}

/** Documents that have translations which are new, gone, or at another address. */
function relinkedBy(
  documents: readonly PrismicDocument[],
  removed: readonly string[],
  { index }: Reading,
): string[] {
  const isAtHome = (document: PrismicDocument): boolean => {
    const before = index.get(document.id)
    return (
      before?.uid === (document.uid ?? null) && String(before.alternates) === String(alternatesOf(document))
    )
  }
  const moved = documents.filter((document) => !isAtHome(document))
  const linked = [
    ...moved.flatMap((document) => [
      ...alternatesOf(document),
      ...(index.get(document.id)?.alternates ?? []),
    ]),
    ...removed.flatMap((id) => index.get(id)?.alternates ?? []),
  ]
  return [...new Set(linked)].filter((id) => index.has(id) && !removed.includes(id))
}

function isNew(document: PrismicDocument, { copies }: Reading): boolean {
  const copy = copies.peek(document.id)
  return !copy || !showsTheSame(copy.document, document)
}

async function versionOf(
  repository: RepositoryInfo,
  { mode, clock }: ClientConfig,
  namedAtMs: number,
): Promise<Version> {
  const { integrationFieldsRef, masterLanguage } = repository
  const ref = await resolveRef({ explicit: undefined, mode }, async () => repository)
  return { ref, integrationFieldsRef, masterLanguage, readAtMs: clock.now(), namedAtMs, isSettled: false }
}
