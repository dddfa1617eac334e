import type { Transaction } from '../database/database.ts'
import { noSuchKey } from './storage-error.ts'
import type { ObjectPath } from './path.ts'

export interface ObjectMetadata {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

export interface StoredObject {
  id: string
  name: string
  bucket_id: string
  owner: string | null
  owner_id: string | null
  version: string
  metadata: ObjectMetadata | null
  user_metadata: Record<string, unknown> | null
  created_at: string
  updated_at: string
  last_accessed_at: string
}

export const objectColumns =
  'id, name, bucket_id, owner, owner_id, version, metadata, user_metadata, created_at, updated_at, last_accessed_at'

/** @throws {StorageError} `NoSuchKey`, also when the role may not see it. */
export async function getObjectRow(tx: Transaction, { bucket, name }: ObjectPath): Promise<StoredObject> {
  const object = await findObjectRow(tx, { bucket, name })
  if (!object) throw noSuchKey()
  return object
}

export async function findObjectRow(
  tx: Transaction,
  { bucket, name }: ObjectPath,
): Promise<StoredObject | undefined> {
  const { rows } = await tx.query<StoredObject>(
    `select ${objectColumns} from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, name],
  )
  return rows[0]
}

interface ObjectDraft extends ObjectPath {
  owner: string | undefined
  version: string
  metadata: Partial<ObjectMetadata>
  userMetadata: Record<string, unknown> | null
}

/**
 * Writes the row of an object; with `replace`, over the one that is there.
 * Returns nothing, so that a role needs no right to read what it may write.
 */
export async function writeObjectRow(
  tx: Transaction,
  draft: ObjectDraft,
  options: { replace: boolean; nowIso: string },
): Promise<void> {
  const onConflict = options.replace
    ? `on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
         user_metadata = excluded.user_metadata, owner = excluded.owner, owner_id = excluded.owner_id,
         updated_at = excluded.updated_at`
    : ''
  await tx.query(
    `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata,
       created_at, updated_at, last_accessed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8) ${onConflict}`,
    [
      draft.bucket,
      draft.name,
      draft.owner ?? null,
      draft.owner ?? null,
      draft.version,
      draft.metadata,
      draft.userMetadata,
      options.nowIso,
    ],
  )
}
