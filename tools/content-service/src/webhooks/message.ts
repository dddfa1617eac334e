import type { Json, JsonObject } from '../json/json.ts'
import type { ContentUpdate, ListChanges, Release, Repository } from '../repository/repository.ts'

/** What a webhook is sent when the API has changed. The secret goes in the body: the hosted service signs nothing. */
export function updateMessage(
  update: ContentUpdate,
  repository: Pick<Repository, 'name' | 'masterRef'>,
  origin: string,
  secret: string | null,
): JsonObject {
  return {
    type: 'api-update',
    ...(update.masterRef === undefined ? {} : { masterRef: update.masterRef }),
    releases: changes(update.releases, (release) => releaseMessage(release, repository)),
    masks: {},
    tags: changes(update.tags, (id) => ({ id })),
    experiments: {},
    documents: [...update.documents],
    ...sender(repository, origin, secret),
  }
}

/** What a webhook is sent to see whether it listens. */
export function testMessage(
  repository: Pick<Repository, 'name'>,
  origin: string,
  secret: string | null,
): JsonObject {
  return { type: 'test-trigger', ...sender(repository, origin, secret) }
}

function sender(repository: Pick<Repository, 'name'>, origin: string, secret: string | null): JsonObject {
  return { domain: repository.name, apiUrl: `${origin}/api`, secret }
}

function releaseMessage(release: Release, repository: Pick<Repository, 'masterRef'>): JsonObject {
  return {
    id: release.id,
    ref: `${release.ref}~${repository.masterRef}`,
    label: release.label,
    documents: [...release.documents.keys()],
    ...(release.scheduledAtMs === undefined ? {} : { scheduledAt: release.scheduledAtMs }),
  }
}

function changes<T>(list: ListChanges<T> | undefined, describe: (item: T) => Json): JsonObject {
  const described: JsonObject = {}
  for (const kind of ['addition', 'update', 'deletion'] as const) {
    const items = list?.[kind]
    if (items && items.length > 0) described[kind] = items.map(describe)
  }
  return described
}
