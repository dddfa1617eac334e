import type { Clock } from '@house-edge/double/clock'
import type { DrawnPictures } from '@house-edge/double/drawn-pictures'
import type { Database, Transaction } from '../database/database.ts'
import { becomeCaller } from '../database/database.ts'
import { resolveCaller } from '../gateway/caller.ts'
import type { Claims } from '../gateway/claims.ts'
import type { GatewayContext } from '../gateway/context.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { Random } from '../random.ts'
import type { FileStore } from './files/file-store.ts'
import type { UrlTokens } from './url-tokens.ts'
import { accessDenied, fromSqlError } from './storage-error.ts'

/** What every operation of the storage service works with. */
export interface StorageService {
  database: Database
  files: FileStore
  /** Pictures in other sizes and formats. */
  pictures: DrawnPictures
  keys: SigningKeys
  urlTokens: UrlTokens
  clock: Clock
  random: Random
  /** The largest file of any bucket. */
  maxFileBytes: number
}

/** Who is asking. @throws {StorageError} `AccessDenied` when the bearer token is not valid. */
export async function findCaller(storage: StorageService, context: GatewayContext): Promise<Claims> {
  const caller = await resolveCaller(context, storage.keys)
  if ('refused' in caller) {
    throw accessDenied(
      caller.refused === 'expired' ? '"exp" claim timestamp check failed' : 'signature verification failed',
    )
  }
  return caller.claims
}

/** Runs under the caller's role, with the operation named for policies that look at it. */
export async function asCaller<T>(
  storage: StorageService,
  claims: Claims,
  operation: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return translated(
    storage.database.transaction(async (tx) => {
      await allowDelete(tx)
      await becomeCaller(tx, claims)
      await tx.query(`select set_config('storage.operation', $1, true)`, [`storage.${operation}`])
      return work(tx)
    }),
  )
}

/** Runs with the service's own rights, once the caller's have been looked at. */
export function asService<T>(storage: StorageService, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return translated(
    storage.database.transaction(async (tx) => {
      await allowDelete(tx)
      return work(tx)
    }),
  )
}

/** Ends a transaction that was only to be tried. */
class PermissionTried extends Error {
  readonly code = 'backend/permission-tried'
}

/** Does what the caller wants to do under their role, and takes it back: only the permission is of interest. */
export async function testPermission(
  storage: StorageService,
  claims: Claims,
  operation: string,
  attempt: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await asCaller(storage, claims, operation, async (tx) => {
      await attempt(tx)
      throw new PermissionTried()
    })
  } catch (error) {
    if (!(error instanceof PermissionTried)) throw error
  }
}

async function allowDelete(tx: Transaction): Promise<void> {
  await tx.query(`select set_config('storage.allow_delete_query', 'true', true)`)
}

async function translated<T>(outcome: Promise<T>): Promise<T> {
  try {
    return await outcome
  } catch (error) {
    throw fromSqlError(error)
  }
}
