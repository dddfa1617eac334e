import { createHash } from 'node:crypto'
import { readFile, readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isMissingFile } from '../errors/service-error.ts'
import { isJsonObject, type JsonObject, parseJson } from '../json/json.ts'
import { type RenewedDays, readRenewedDays, renewDays } from './renewed-days.ts'
import type { Storage } from './storage.ts'

/** What seeding did. Paths are relative, with `/`. */
interface Seeding {
  copied: string[]
  /** Changed in the seed and here: left as they are here. */
  kept: string[]
  /** Gone from the seed, and removed here because they were unchanged. */
  removed: string[]
}

const manifestFile = 'seed.json'
const seededFolders = ['documents', 'images', 'integrations']

/** The hash each seeded file had when it was copied. */
type Manifest = Record<string, string>

/**
 * Brings a seed into a folder: everything the first time, what has changed in
 * the seed later on. A file that was changed or removed here since is never touched.
 *
 * @param nowMs The days that the seed wants renewed are near it.
 */
export async function seedFolder(seed: string, storage: Storage, nowMs: number): Promise<Seeding> {
  const { folder } = storage
  const seeding: Seeding = { copied: [], kept: [], removed: [] }
  const manifest = await readManifest(folder)
  const files = await listSeed(seed)
  const renewed = await readRenewedDays(seed)
  const next: Manifest = { ...manifest }

  for (const path of files) {
    const content = renewIn(path, await readFile(join(seed, path)), renewed, nowMs)
    const hash = hashOf(content)
    if (manifest[path] === hash) continue
    if (await isUntouched(folder, path, manifest[path])) {
      await storage.bring(path, path.endsWith('.json') ? content.toString() : content)
      seeding.copied.push(path)
    } else if (!(await holds(join(folder, path), hash))) seeding.kept.push(path)
    next[path] = hash
  }
  for (const path of Object.keys(manifest).filter((known) => !files.includes(known))) {
    delete next[path]
    const here = await readIfThere(join(folder, path))
    if (here === undefined) continue
    if (hashOf(here) === manifest[path]) {
      await rm(join(folder, path))
      seeding.removed.push(path)
    } else seeding.kept.push(path)
  }

  if (JSON.stringify(next) !== JSON.stringify(manifest)) await bringManifest(storage, next)
  return seeding
}

/** A document whose days are as they should be keeps its bytes. */
function renewIn(path: string, content: Buffer, renewed: RenewedDays, nowMs: number): Buffer {
  const [, type = ''] = /^documents\/([^/]+)\/[^/]+\.json$/.exec(path) ?? []
  if (!Object.hasOwn(renewed, type)) return content
  const written = readDocument(content)
  if (!written) return content
  const now = renewDays(written, renewed, nowMs)
  return JSON.stringify(now) === JSON.stringify(written)
    ? content
    : Buffer.from(`${JSON.stringify(now, null, 2)}\n`)
}

/** `undefined`: it is no document, which is said when the folder is opened. */
function readDocument(content: Buffer): JsonObject | undefined {
  try {
    const written = parseJson(content.toString())
    return isJsonObject(written) ? written : undefined
  } catch {
    return undefined
  }
}

/** A file may be replaced when it is as it was copied, or when it never was here. */
async function isUntouched(folder: string, path: string, copiedHash: string | undefined): Promise<boolean> {
  if (copiedHash === undefined) return (await readIfThere(join(folder, path))) === undefined
  return holds(join(folder, path), copiedHash)
}

async function holds(path: string, hash: string): Promise<boolean> {
  const content = await readIfThere(path)
  return content !== undefined && hashOf(content) === hash
}

async function listSeed(seed: string): Promise<string[]> {
  const found: string[] = ['repository.json']
  for (const top of seededFolders) {
    const entries = await readdir(join(seed, top), { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (isMissingFile(error)) return []
        throw error
      },
    )
    for (const entry of entries.filter((each) => each.isFile() && !each.name.startsWith('.'))) {
      found.push(relative(seed, join(entry.parentPath, entry.name)).split(sep).join('/'))
    }
  }
  return found.sort()
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readIfThere(join(folder, manifestFile))
  return text === undefined ? {} : (JSON.parse(text.toString()) as Manifest)
}

async function bringManifest(storage: Storage, manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  await storage.bring(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: unknown) => {
    if (isMissingFile(error)) return undefined
    throw error
  })
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
