import { join } from 'node:path'
import { openDrawnPictures } from '@house-edge/double/drawn-pictures'
import type { KeyFile } from '../keys/key-file.ts'
import { createFileStore } from './files/file-store.ts'
import type { StorageService } from './storage-service.ts'
import { createUrlTokens } from './url-tokens.ts'

/** A hosted project on the smallest plan takes files of 50 MB. */
const defaultMaxFileBytes = 50 * 1024 * 1024

const pictureLimitBytes = 256 * 1024 * 1024

/** Builds the storage service, and removes files that an upload cut off by a crash has left behind. */
export async function createStorage(
  options: Pick<StorageService, 'database' | 'clock' | 'random' | 'keys'> & {
    keyFile: KeyFile
    folder: string
    drawing?: { atOnce?: number; mostWaiting?: number }
    maxFileBytes?: number
    report: (error: unknown) => void
  },
): Promise<StorageService> {
  const { database, clock, random, keys, keyFile, report } = options
  const files = createFileStore(join(options.folder, 'objects'))
  const known = await database.transaction(async (tx) => {
    const { rows } = await tx.query<{ version: string }>(`select version from storage.objects`)
    return new Set(rows.map((row) => row.version))
  })
  await files.sweep(known)
  return {
    database,
    files,
    pictures: await openDrawnPictures({
      folder: join(options.folder, 'cache', 'pictures'),
      limitBytes: pictureLimitBytes,
      ...options.drawing,
      report,
    }),
    keys,
    urlTokens: createUrlTokens(keyFile.urlSecret, clock),
    clock,
    random,
    maxFileBytes: options.maxFileBytes ?? defaultMaxFileBytes,
  }
}
