import { readFile } from 'node:fs/promises'
import type { ModelsInfo, ReleaseSummary, RepositoryInfo, TypeSummary } from '../../desk/contract.ts'
import { notFound } from '../../desk/desk-error.ts'
import { releaseFindings } from '../../desk/find-findings.ts'
import { hasUid } from '../../models/model.ts'
import type { SharedSlice } from '../../models/model.ts'
import { everyDocument, hasNewerText } from '../../repository/document-states.ts'
import type { Release, Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'

/** What there is, for the frame of the desk. */
export function describeRepository({
  repository,
  origin,
  siteOrigin,
}: Service): Omit<RepositoryInfo, 'role'> {
  const documents = everyDocument(repository)
  const counts = Map.groupBy(documents, ({ type }) => type)
  const types = [...repository.models.types.values()].map((type): TypeSummary => ({
    id: type.id,
    label: type.label ?? type.id,
    format: type.format ?? 'custom',
    repeatable: type.repeatable,
    status: type.status,
    hasUid: hasUid(type),
    documents: counts.get(type.id)?.length ?? 0,
  }))
  return {
    name: repository.name,
    languages: [...repository.languages],
    masterLanguage: repository.masterLanguage,
    origin,
    siteOrigin: siteOrigin ?? null,
    masterRef: repository.masterRef,
    types,
    tags: [...new Set(documents.flatMap(({ tags }) => tags))].sort(),
    releases: [...repository.releases.values()].map((release) => releaseSummary(release, repository)),
  }
}

/** The models, as forms are made from them. */
export function describeModels({ repository }: Service): ModelsInfo {
  const { types, slices, slicePictures } = repository.models
  const withPictures = (slice: SharedSlice): SharedSlice => ({
    ...slice,
    variations: slice.variations.map((variation) => {
      const own = slicePictures.has(`${slice.id}/${variation.id}`)
      return own ? { ...variation, imageUrl: `/desk/api/slices/${slice.id}/${variation.id}` } : variation
    }),
  })
  return { types: [...types.values()], slices: [...slices.values()].map(withPictures) }
}

/** What a slice looks like: the picture beside its model. @throws {DeskError} 404. */
export async function readSlicePicture(
  id: string,
  variation: string,
  { repository }: Service,
): Promise<Response> {
  const path = repository.models.slicePictures.get(`${id}/${variation}`)
  if (path === undefined) throw notFound(`picture of the slice "${id}"`)
  return new Response(new Uint8Array(await readFile(path)), { headers: { 'content-type': 'image/png' } })
}

/** A release in a list. */
export function releaseSummary(release: Release, repository: Repository): ReleaseSummary {
  return {
    id: release.id,
    label: release.label,
    createdAtMs: release.createdAtMs,
    scheduledAtMs: release.scheduledAtMs ?? null,
    isHeldBack:
      release.scheduledAtMs !== undefined &&
      releaseFindings(release, repository).some(({ severity }) => severity === 'error'),
    documents: release.documents.size,
    newer: [...release.documents.values()].filter((copy) => hasNewerText(copy, repository)).length,
  }
}
