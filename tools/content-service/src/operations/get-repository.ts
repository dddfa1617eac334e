import { permissionsOf } from '../access/permissions.ts'
import { invalidAccessToken, oauth } from '../errors/wire-error.ts'
import type { JsonObject } from '../json/json.ts'
import type { Release, Repository } from '../repository/repository.ts'
import type { Service } from '../service.ts'

/** `GET /api/v2`: refs, types, languages, tags and how to query. */
export function getRepository(query: URLSearchParams, { repository, origin }: Service): JsonObject {
  const permissions = permissionsOf(query.get('access_token') ?? undefined, repository.settings, origin)
  if (!permissions.master) throw invalidAccessToken(origin)
  const releases = permissions.releases ? [...repository.releases.values()] : []

  return {
    refs: [
      { id: 'master', ref: repository.masterRef, label: 'Master', isMasterRef: true },
      ...releases.filter(({ isMigration }) => !isMigration).map((release) => releaseRef(release, repository)),
    ],
    integrationFieldsRef: repository.integrationsRef,
    bookmarks: {},
    types: Object.fromEntries(
      [...repository.models.types.values()].map((type) => [type.id, type.label ?? type.id]),
    ),
    // The master first: the write client takes the first language for it.
    languages: [...repository.languages]
      .sort((a, b) => Number(b.is_master) - Number(a.is_master))
      .map((language) => ({ ...language })),
    tags: [...repository.master.tags()],
    forms: forms(origin),
    ...oauth(origin),
    version: '1',
    license: 'All Rights Reserved',
    experiments: { draft: [], running: [] },
  }
}

/** A release as it is listed: without `isMasterRef`, its ref tied to the master it was made over. */
function releaseRef(release: Release, repository: Pick<Repository, 'masterRef'>): JsonObject {
  return {
    id: release.id,
    ref: `${release.ref}~${repository.masterRef}`,
    label: release.label,
    ...(release.scheduledAtMs === undefined ? {} : { scheduledAt: release.scheduledAtMs }),
  }
}

function forms(origin: string): JsonObject {
  const enctype = 'application/x-www-form-urlencoded'
  const text = { type: 'String', multiple: false }
  return {
    everything: {
      method: 'GET',
      enctype,
      action: `${origin}/api/v2/documents/search`,
      fields: {
        ref: text,
        q: { type: 'String', multiple: true },
        lang: text,
        page: { type: 'Integer', multiple: false, default: '1' },
        pageSize: { type: 'Integer', multiple: false, default: '20' },
        after: text,
        fetch: text,
        fetchLinks: text,
        graphQuery: text,
        orderings: text,
        routes: text,
        brokenRoute: text,
        integrationFieldsRef: text,
        referer: text,
      },
    },
    tags: { method: 'GET', enctype, action: `${origin}/api/v2/tags`, fields: {} },
  }
}
