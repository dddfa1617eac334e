import type { ReleaseDetail, ReleaseInput, ReleaseVersionInput } from '../../desk/contract.ts'
import { deskDocument } from '../../desk/desk-document.ts'
import { DeskError, invalidContent, notFound } from '../../desk/desk-error.ts'
import { findFindings, releaseFindings } from '../../desk/find-findings.ts'
import { versionOf } from '../../documents/stored-document.ts'
import type { StoredDocument } from '../../documents/stored-document.ts'
import { takeDocument } from '../../intake/take-document.ts'
import { latestVersion, saysTheSame, stateOf, summaryOf } from '../../repository/document-states.ts'
import {
  createRelease as makeRelease,
  publishRelease as publishWhole,
  removeRelease,
  replaceRelease,
} from '../../repository/releases.ts'
import type { Release, Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'
import { translationsOf } from '../../snapshot/translations.ts'
import { releaseSummary } from './describe-repository.ts'
import { asLastLeft } from './list-translations.ts'
import { refuseUnready } from './publish-document.ts'
import { checkVersion, isUnchanged, withDefaults } from './save-draft.ts'

/** Throws when the contents of a release must not change. Called when the change's turn has come, because the release may have been scheduled meanwhile. */
type Permit = (release: Release) => void

/** One release with what it will publish. @throws {DeskError} 404. */
export function describeRelease(id: string, { repository }: Service): ReleaseDetail {
  const release = getRelease(id, repository)
  const content = repository.master.with(release.documents)
  return {
    ...releaseSummary(release, repository),
    versions: [...release.documents.values()].map((document) => ({
      summary: summaryOf(document, repository),
      version: versionOf(document),
      document: deskDocument(document),
      findings: findFindings(document, repository, content),
    })),
    translationsLeftOut: translationsLeftOut(release, repository).map((each) => summaryOf(each, repository)),
  }
}

export async function createRelease(input: ReleaseInput, service: Service): Promise<ReleaseDetail> {
  const { repository } = service
  const label = checkLabel(input.label, undefined, repository)
  checkTime(input, service)
  const release = await repository.change(() =>
    makeRelease(label, input.scheduledAtMs ?? undefined, repository),
  )
  return describeRelease(release.id, service)
}

export function changeRelease(id: string, input: ReleaseInput, service: Service): Promise<ReleaseDetail> {
  const { repository } = service
  checkTime(input, service)
  return changed(id, service, (release) => {
    const label = input.label === undefined ? release.label : checkLabel(input.label, id, repository)
    const { scheduledAtMs = release.scheduledAtMs } = input
    return replaceRelease({ ...release, label, scheduledAtMs: scheduledAtMs ?? undefined }, repository)
  })
}

/** Gives a release up. Its versions that are nowhere else become drafts or stay in the history, so that nothing written is lost. */
export async function deleteRelease(id: string, permit: Permit, service: Service): Promise<void> {
  const { repository } = service
  await repository.change(async () => {
    const release = getRelease(id, repository)
    permit(release)
    await removeRelease(release, repository)
  })
}

/**
 * Puts a version of a document into a release, or replaces it there.
 *
 * Without content, what was last written outside the release goes into it. A
 * copy that is there already stays unless `expected` names it.
 *
 * @throws {DeskError} 409 when another editor saved the copy in between; 428 for content over a copy that is not named.
 */
export function putReleaseVersion(
  id: string,
  documentId: string,
  input: ReleaseVersionInput,
  expected: string | undefined,
  permit: Permit,
  service: Service,
): Promise<ReleaseDetail> {
  const { repository } = service
  return changed(id, service, async (release) => {
    permit(release)
    const within = release.documents.get(documentId)
    const isEmpty = input.data === undefined && input.uid === undefined && input.tags === undefined
    if (isEmpty && within && expected === undefined) return
    const latest = latestVersion(documentId, repository)
    const base = isEmpty ? (latest ?? within) : (within ?? latest)
    if (!base) throw notFound(`document "${documentId}"`)

    const taken = takeDocument(base, withDefaults(input, base), service)
    if (taken.faults.length > 0) throw invalidContent(taken.faults)
    // Written down anew, a text that nobody has changed would look like another one.
    const document = latest && isUnchanged(taken.document, latest, service) ? latest : taken.document
    if (within) await checkVersion(within, expected, service, id)
    await replaceRelease(
      { ...release, documents: new Map(release.documents).set(documentId, document) },
      repository,
      isEmpty && within && !saysTheSame(document, within) ? [within] : [],
    )
  })
}

/**
 * Puts the drafts into a release that are translations of what is in it, so that one publish brings all languages.
 *
 * @param of The document whose translations they are. `null`: of each, also of one that was put in without them.
 * @throws {DeskError} 404.
 */
export function addTranslations(
  id: string,
  of: string | null,
  permit: Permit,
  service: Service,
): Promise<ReleaseDetail> {
  const { repository } = service
  return changed(id, service, async (release) => {
    permit(release)
    const only = of === null ? undefined : release.documents.get(of)
    if (of !== null && !only) throw notFound(`document "${of}" in the release`)
    const others = translationsLeftOut(release, repository, only && [only]).map(
      (each) => [each.id, each] as const,
    )
    if (others.length === 0) return
    await replaceRelease({ ...release, documents: new Map([...release.documents, ...others]) }, repository)
  })
}

/** Takes a version out of a release. One that is nowhere else becomes a draft or stays in the history. */
export function removeReleaseVersion(
  id: string,
  documentId: string,
  permit: Permit,
  service: Service,
): Promise<ReleaseDetail> {
  return changed(id, service, (release) => {
    permit(release)
    const documents = new Map(release.documents)
    if (!documents.delete(documentId)) throw notFound(`document "${documentId}" in the release`)
    return replaceRelease({ ...release, documents }, service.repository)
  })
}

/** Publishes everything in a release at once. The release is then gone. @throws {DeskError} 422 when something stops publishing. */
export async function publishRelease(id: string, service: Service): Promise<{ published: string[] }> {
  const { repository } = service
  return repository.change(async () => {
    const release = getRelease(id, repository)
    refuseUnready(releaseFindings(release, repository))
    await publishWhole(release, repository)
    return { published: [...release.documents.keys()] }
  })
}

/** Changes a release when the change's turn has come. @returns What it is then. */
async function changed(
  id: string,
  service: Service,
  change: (release: Release) => unknown,
): Promise<ReleaseDetail> {
  await service.repository.change(async () => change(getRelease(id, service.repository)))
  return describeRelease(id, service)
}

/** Drafts in other languages of what is in a release. What is published as it was last written has nothing to bring, and what was withdrawn stays so. */
function translationsLeftOut(
  { documents }: Release,
  repository: Repository,
  of: Iterable<StoredDocument> = documents.values(),
): StoredDocument[] {
  const snapshot = asLastLeft(repository)
  const others = [...of].flatMap((document) => translationsOf(document, snapshot))
  return [...new Set(others)].filter(
    ({ id }) => repository.drafts.has(id) && !documents.has(id) && stateOf(id, repository) !== 'unpublished',
  )
}

function getRelease(id: string, repository: Repository): Release {
  const release = repository.releases.get(id)
  if (!release) throw notFound(`release "${id}"`)
  return release
}

/** A time that is over would publish at once what was to wait. */
function checkTime({ scheduledAtMs }: ReleaseInput, { repository }: Service): void {
  if (scheduledAtMs && scheduledAtMs <= repository.clock.nowMs())
    throw new DeskError(
      'desk/bad-request',
      'The time for this release is over. Nothing was scheduled. Choose a time to come, or publish it now.',
    )
}

function checkLabel(label: string | undefined, ownId: string | undefined, repository: Repository): string {
  const text = label?.trim() ?? ''
  if (text === '')
    throw new DeskError('desk/bad-request', 'A release needs a name. None was made. Give it one.')
  if ([...repository.releases.values()].some((other) => other.label === text && other.id !== ownId)) {
    throw new DeskError(
      'desk/bad-request',
      `There is a release named "${text}". Clients find releases by name. Choose another.`,
    )
  }
  return text
}
