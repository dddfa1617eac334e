import { createHash } from 'node:crypto'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ServiceError } from '../errors/service-error.ts'

/** A picture, or another file, of the repository. */
export interface Asset {
  /** Stable: derived from the name of the file. */
  id: string
  /** The name of the file in `images/`. */
  file: string
  sizeBytes: number
  /** In pixels; absent for what is not a picture. */
  width: number | undefined
  height: number | undefined
  /** Pictures of an animation; 1 of what does not move. */
  frames: number
  modifiedAtMs: number
}

/** The files in `images/`, by name and by id. */
export interface AssetCatalogue {
  byFile(file: string): Asset | undefined
  byId(id: string): Asset | undefined
  all(): Asset[]
  /** Reads one file again after it was written. */
  refresh(file: string): Promise<Asset>
  forget(file: string): void
}

/** What a file in `images/` may be called. */
export const assetFilePattern = /^[A-Za-z0-9][\w.-]*\.[A-Za-z0-9]+$/

const pictureExtensions = new Set(['svg', 'png', 'jpg', 'jpeg', 'webp', 'gif', 'avif'])

/** Reads what is in a folder of files. Creates the folder when it is not there. */
export async function loadCatalogue(folder: string): Promise<AssetCatalogue> {
  await mkdir(folder, { recursive: true })
  const byFile = new Map<string, Asset>()
  const byId = new Map<string, Asset>()

  async function refresh(file: string): Promise<Asset> {
    const asset = await describe(folder, file)
    byFile.set(file, asset)
    byId.set(asset.id, asset)
    return asset
  }

  const files = (await readdir(folder)).filter((file) => assetFilePattern.test(file))
  const outcomes = await Promise.allSettled(files.map(refresh))
  const damaged = files.filter((_file, index) => outcomes[index]?.status === 'rejected')
  if (damaged.length > 0) throw damagedFiles(folder, damaged)
  return {
    byFile: (file) => byFile.get(file),
    byId: (id) => byId.get(id),
    all: () => [...byFile.values()].sort((a, b) => (a.file < b.file ? -1 : 1)),
    refresh,
    forget(file) {
      byId.delete(assetId(file))
      byFile.delete(file)
    },
  }
}

/** The id of a file of `images/`. */
export function assetId(file: string): string {
  return createHash('sha256').update(file).digest('base64url').slice(0, 16)
}

/** The ending of a file's name, in lower case, without the dot. */
export function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toLowerCase()
}

function damagedFiles(folder: string, files: readonly string[]): ServiceError {
  return new ServiceError(
    'content-service/invalid-repository',
    `These pictures in ${folder} cannot be read: ${files.join(', ')}. Nothing is served rather than a part. Replace or remove them.`,
  )
}

async function describe(folder: string, file: string): Promise<Asset> {
  const path = join(folder, file)
  const { size, mtimeMs } = await stat(path)
  const picture = pictureExtensions.has(extensionOf(file)) ? await sharp(path).metadata() : undefined
  const turned = (picture?.orientation ?? 1) >= 5
  return {
    id: assetId(file),
    file,
    sizeBytes: size,
    width: turned ? picture?.height : picture?.width,
    height: turned ? picture?.width : picture?.height,
    frames: picture?.pages ?? 1,
    modifiedAtMs: mtimeMs,
  }
}
