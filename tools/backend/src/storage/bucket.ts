import type { Transaction } from '../database/database.ts'
import { invalidMimeType, invalidRequest, noSuchBucket, tooLarge } from './storage-error.ts'

export interface Bucket {
  id: string
  name: string
  owner: string | null
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  created_at: string
  updated_at: string
}

export const bucketColumns =
  'id, name, owner, public, file_size_limit, allowed_mime_types, created_at, updated_at'

/** @throws {StorageError} `NoSuchBucket`, also when the role may not see it. */
export async function getBucketRow(tx: Transaction, id: string): Promise<Bucket> {
  const { rows } = await tx.query<Bucket>(`select ${bucketColumns} from storage.buckets where id = $1`, [id])
  if (!rows[0]) throw noSuchBucket()
  return rows[0]
}

const units: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 }

/** `5000000` and `'5MB'` are the same limit. @throws {StorageError} `InvalidRequest` or `EntityTooLarge` */
export function readSizeLimit(value: unknown, maxBytes: number): number | null {
  if (value === null || value === undefined) return null
  const match = typeof value === 'string' ? /^(\d+(?:\.\d+)?)(gb|mb|kb|b)$/i.exec(value) : undefined
  const bytes = match ? Number(match[1]) * (units[match[2]?.toLowerCase() ?? ''] ?? NaN) : Number(value)
  if (!Number.isFinite(bytes) || bytes < 0 || (typeof value === 'string' && !match)) {
    throw invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B')
  }
  if (bytes > maxBytes) throw tooLarge()
  return Math.floor(bytes)
}

const mimeType = /^[a-z0-9\-+.]+\/([a-z0-9\-+.]+|\*)(;\s*charset=[a-z0-9-]+)?$|^\*$/i

/** @throws {StorageError} `InvalidMimeType` */
export function readMimeTypes(value: unknown): string[] | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value)) throw invalidRequest('body/allowed_mime_types must be array')
  return value.map((type: unknown) => {
    if (typeof type !== 'string' || type.length > 1000 || !mimeType.test(type))
      throw invalidMimeType(String(type))
    return type
  })
}

/** Whether a bucket takes files of this type; `image/*` takes every image. @throws {StorageError} `InvalidMimeType` */
export function checkMimeType(type: string, allowed: string[] | null): void {
  if (!allowed || allowed.length === 0) return
  const [kind, subtype] = type.split('/')
  const isAllowed = allowed.some((candidate) => {
    const [allowedKind, allowedSubtype] = candidate.split('/')
    return allowedKind === kind && (allowedSubtype === '*' || allowedSubtype === subtype)
  })
  if (!isAllowed) throw invalidMimeType(type)
}
