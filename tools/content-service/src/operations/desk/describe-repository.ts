import type { ModelsInfo, ReleaseSummary, RepositoryInfo, TypeSummary } from '../../desk/contract.ts'
import { hasUid } from '../../models/model.ts'
import { everyDocument, hasNewerDraft } from '../../repository/document-states.ts'
import type { Release, Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'

/** What there is, for the frame of the desk. */
export function describeRepository({ repository, origin, siteOrigin }: Service): RepositoryInfo {
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
  return { types: [...repository.models.types.values()], slices: [...repository.models.slices.values()] }
}

/** A release in a list. */
export function releaseSummary(release: Release, repository: Repository): ReleaseSummary {
  return {
    id: release.id,
    label: release.label,
    createdAtMs: release.createdAtMs,
    scheduledAtMs: release.scheduledAtMs ?? null,
    documents: release.documents.size,
    newer: [...release.documents.values()].filter((copy) => hasNewerDraft(copy, repository)).length,
    isMigration: release.isMigration,
  }
}
