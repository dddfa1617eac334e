import { z } from 'zod'
import type { GatewayContext } from '../../gateway/context.ts'
import { bucketColumns, getBucketRow, type Bucket } from '../bucket.ts'
import { invalidRequest } from '../storage-error.ts'
import { asCaller, findCaller, type StorageService } from '../storage-service.ts'

/** `GET /bucket`: some of them, when a limit, an offset or a search is given; by name unless told otherwise. */
export async function listBuckets(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const { limit, offset, search, column, order } = readListQuery(context.req.query())
  const buckets = await asCaller(storage, claims, 'bucket.list', async (tx) => {
    const { rows } = await tx.query<Bucket>(
      `select ${bucketColumns} from storage.buckets where position(lower($1) in lower(name)) > 0
       order by ${column} ${order} limit $2 offset $3`,
      [search, limit, offset],
    )
    return rows
  })
  return context.json(buckets.map(describe))
}

const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).nullable().default(null),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
})

/** @throws {StorageError} `InvalidRequest` */
function readListQuery(query: Record<string, string>) {
  const { success, data, error } = ListQuery.safeParse(query)
  if (!success) throw invalidRequest(`querystring: ${z.prettifyError(error)}`)
  const { sortColumn: column, sortOrder: order, ...rest } = data
  return { ...rest, column, order }
}

/** `GET /bucket/:id` */
export async function getBucket(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const id = context.req.param('id') ?? ''
  return context.json(describe(await asCaller(storage, claims, 'bucket.get', (tx) => getBucketRow(tx, id))))
}

function describe(bucket: Bucket): Bucket & { type: string } {
  return { ...bucket, owner: bucket.owner ?? '', type: 'STANDARD' }
}
