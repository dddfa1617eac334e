import type { PrismicDocument } from '@prismicio/client'
import type { Call } from '../client/call.ts'
import type { Engine } from '../client/engine.ts'
import { masterRefOf } from '../refs/resolve-ref.ts'
import type { RepositoryInfo } from '../wire/repository.ts'
import type { ContentChange, RefreshOptions } from './content-store.ts'
import { showsTheSame } from './copies.ts'
import { decideDisappearance } from './decide-disappearance.ts'
import { type Changes, readByIds, readChanges, readEverything, type Reading } from './read-changes.ts'
import { applyUpdate, type Shelf, type Version } from './shelf.ts'

/** Publication dates have seconds; half a second more for the time the answer was on its way. */
const settledAfterMs = 1_500

interface Limits {
  maxDisappearance: number
  maxDependants: number
}

/**
 * Looks up the master ref and, when it moved, takes over what changed.
 *
 * Nothing is put on the shelf before everything was read, so trouble half-way
 * leaves the version before it whole.
 *
 * @returns What became different, or `undefined` when nothing did.
 */
export async function takeOver(
  engine: Engine,
  shelf: Shelf,
  limits: Limits,
  options: RefreshOptions,
  call: Call,
): Promise<ContentChange | undefined> {
  const repository = await engine.refreshRepository(call)
  const version = versionOf(repository, engine.config.clock.now())
  const before = shelf.version
  const isSame = before?.ref === version.ref && before.integrationFieldsRef === version.integrationFieldsRef
  if (isSame && !options.acceptDisappearance) {
    before.isSettled ||= version.readAtMs - before.readAtMs >= settledAfterMs
    return undefined
  }

  const { index, copies } = shelf
  const reading: Reading = { engine, pinned: version, call, index, copies }
  const found = await readDifferences(reading, before, version, options)
  const verdict = options.acceptDisappearance
    ? 'believe'
    : decideDisappearance(found.missing.length, index.size, limits.maxDisappearance)
  const removed = verdict === 'believe' ? found.missing : []
  const withheld = verdict === 'refuse' ? found.missing : []

  const touched = new Set([...found.documents.map(({ id }) => id), ...removed])
  const dependants = found.isComplete ? [] : index.mentioning(touched).filter((id) => !touched.has(id))
  const isTooMany = dependants.length > limits.maxDependants
  const reread = isTooMany ? [] : await readDependants(reading, dependants)

  if (withheld.length > 0) {
    const known = index.size
    engine.config.emit({ type: 'disappearance-refused', ref: version.ref, missing: withheld.length, known })
  }
  return applyUpdate(shelf, {
    version,
    documents: [...found.documents, ...reread],
    removed,
    withheld,
    outdated: isTooMany ? dependants : [],
  })
}

function readDifferences(
  reading: Reading,
  before: Version | undefined,
  version: Version,
  options: RefreshOptions,
): Promise<Changes> {
  // Integration fields change inside documents without a publish: only comparing everything shows where.
  const isComparable = before !== undefined && before.integrationFieldsRef === version.integrationFieldsRef
  if (!isComparable || options.acceptDisappearance) return readEverything(reading)
  return readChanges(reading, options.hint ?? [], before.isSettled)
}

async function readDependants(reading: Reading, ids: readonly string[]): Promise<PrismicDocument[]> {
  const documents = await readByIds(reading, ids)
  return documents.filter((document) => {
    const copy = reading.copies.get(document.id)
    return !copy || !showsTheSame(copy.document, document)
  })
}

function versionOf(repository: RepositoryInfo, readAtMs: number): Version {
  const { integrationFieldsRef, masterLanguage } = repository
  return { ref: masterRefOf(repository), integrationFieldsRef, masterLanguage, readAtMs, isSettled: false }
}
