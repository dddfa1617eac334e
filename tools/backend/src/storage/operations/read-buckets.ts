import type { GatewayContext } from '../../gateway/context.ts'
import { bucketColumns, getBucketRow, type Bucket } from '../bucket.ts'
import { asCaller, findCaller, type StorageService } from '../storage-service.ts'

/** `GET /bucket` */
export async function listBuckets(storage: StorageService, context: GatewayContext): Promise<Response> {
  const claims = await findCaller(storage, context)
  const buckets = await asCaller(storage, claims, 'bucket.list', async (tx) => {
    const { rows } = await tx.query<Bucket>(`select ${bucketColumns} from storage.buckets order by name`)
    return rows
  })
  return context.json(buckets.map(describe))
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
