import { permissionsOf } from '../access/permissions.ts'
import { invalidAccessToken } from '../errors/wire-error.ts'
import type { Service } from '../service.ts'

/** `GET /api/v2/tags`: every tag of a published document. */
export function getTags(query: URLSearchParams, { repository, origin }: Service): string[] {
  const permissions = permissionsOf(query.get('access_token') ?? undefined, repository.settings, origin)
  if (!permissions.master) throw invalidAccessToken(origin)
  return [...repository.master.tags()]
}
