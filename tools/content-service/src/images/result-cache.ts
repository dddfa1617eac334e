import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissingFile } from '../errors/service-error.ts'
import { writeFileSafely } from '../storage/write-files.ts'

/** Pictures that were made before, on disk. When it is full, those not asked for the longest go. */
export interface ResultCache {
  /** The bytes kept under a name, or those made now and kept. Made once, however many ask at the same time. */
  get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** Opens the cache in a folder. */
export async function openResultCache(folder: string, limitBytes: number): Promise<ResultCache> {
  await mkdir(folder, { recursive: true })
  const sizes = new Map<string, number>()
  const making = new Map<string, Promise<Uint8Array>>()
  let totalBytes = 0

  const kept = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return { name, size, mtimeMs }
    }),
  )
  for (const { name, size } of kept.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    sizes.set(name, size)
    totalBytes += size
  }

  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    await writeFileSafely(join(folder, name), bytes)
    sizes.set(name, bytes.length)
    totalBytes += bytes.length
    for (const [oldest, size] of sizes) {
      if (totalBytes <= limitBytes || oldest === name) break
      sizes.delete(oldest)
      totalBytes -= size
      await rm(join(folder, oldest), { force: true })
    }
  }

  async function find(name: string): Promise<Uint8Array | undefined> {
    const size = sizes.get(name)
    if (size === undefined) return undefined
    sizes.delete(name)
    sizes.set(name, size)
    return readFile(join(folder, name)).catch((error: unknown) => {
      if (!isMissingFile(error)) throw error
      sizes.delete(name)
      totalBytes -= size
      return undefined
    })
  }

  async function findOrMake(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const found = await find(name)
    if (found) return found
    const bytes = await make()
    await keep(name, bytes)
    return bytes
  }

  return {
    get(name, make) {
      const underWay = making.get(name)
      if (underWay) return underWay
      const done = findOrMake(name, make).finally(() => making.delete(name))
      making.set(name, done)
      return done
    },
  }
}
