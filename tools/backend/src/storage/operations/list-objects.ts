import type { GatewayContext } from '../../gateway/context.ts'
import { readCount, readJson } from '../read-body.ts'
import { invalidRequest } from '../storage-error.ts'
import { asCaller, findCaller, type StorageService } from '../storage-service.ts'

const columns = new Set(['name', 'updated_at', 'created_at', 'last_accessed_at'])
const maxEntries = 1500

/** `POST /object/list/<bucket>`: one level of a folder; folders have a name and nothing else. */
export async function listObjects(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const bucket = context.req.param('bucket') ?? ''
  const body = await readJson(context)
  const folder = typeof body['prefix'] === 'string' ? body['prefix'] : ''
  const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`
  const search = typeof body['search'] === 'string' ? body['search'] : ''
  const limit = Math.min(readCount(body, 'limit', 100, 1), maxEntries)
  const offset = readCount(body, 'offset', 0, 0)

  const entries = await asCaller(storage, claims, 'object.list', async (tx) => {
    const { rows } = await tx.query(listQuery(readOrder(body['sortBy'])), [
      bucket,
      prefix,
      search,
      limit,
      offset,
    ])
    return rows
  })
  return context.json(entries)
}

function readOrder(value: unknown): string {
  const { column = 'name', order = 'asc' } = (value ?? {}) as Record<string, unknown>
  if (typeof column !== 'string' || !columns.has(column)) {
    throw invalidRequest('body/sortBy/column must be equal to one of the allowed values')
  }
  if (order !== 'asc' && order !== 'desc') {
    throw invalidRequest('body/sortBy/order must be equal to one of the allowed values')
  }
  return column === 'name' ? `lower(name) collate "C" ${order}` : `(id is not null), ${column} ${order}, name`
}

/** Names are compared without case and shown relative to the folder, as hosted. */
function listQuery(order: string): string {
  return `
    with found as (
      select substr(name, length($2) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
      from storage.objects
      where bucket_id = $1 and starts_with(lower(name), lower($2 || $3))
    ), entries as (
      select distinct split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
        null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
      from found where position('/' in rest) > 0
      union all
      select rest, id, updated_at, created_at, last_accessed_at, metadata
      from found where position('/' in rest) = 0
    )
    select * from entries order by ${order} limit $4 offset $5`
}
