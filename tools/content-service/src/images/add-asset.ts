import { toSlug } from '../letters/without-accents.ts'
import { files } from '../repository/files.ts'
import { stateText } from '../repository/fingerprint.ts'
import type { Repository } from '../repository/repository.ts'
import { extensionOf } from '../assets/catalogue.ts'
import type { Asset } from '../assets/catalogue.ts'
import type { AssetNotes, FileNotes } from '../assets/asset-notes.ts'
import { adviceFor, holdsScript, recogniseFile } from './recognise-file.ts'

/** The most a file of the media library may weigh. */
export const largestFileBytes = 20 * 1024 * 1024

/** What people say about a file they add. */
type NewNotes = Pick<FileNotes, 'alt' | 'credits' | 'notes' | 'source'>

/**
 * Adds a file to the media library. Call it within {@link Repository.change}.
 *
 * @returns The file, or in words why it is not taken.
 */
export async function addAsset(
  name: string,
  bytes: Uint8Array,
  notes: NewNotes,
  repository: Repository,
): Promise<Asset | string> {
  if (bytes.length > largestFileBytes) return `it is larger than ${largestFileBytes / 1_048_576} MB`
  const extension = await recogniseFile(bytes)
  if (extension === undefined) return adviceFor(bytes)
  if (extension === 'svg' && holdsScript(bytes)) return 'it holds a script or foreign content'

  const file = freeName(name, extension, repository)
  const path = `${files.images}/${file}`
  const forget = async (): Promise<void> => {
    repository.assets.forget(file)
    await repository.storage.write(new Map([[path, null]]))
  }
  await repository.storage.write(new Map([[path, bytes]]))
  let asset: Asset
  try {
    asset = await repository.assets.refresh(file)
  } catch {
    await forget()
    return 'it is damaged'
  }
  const now = repository.clock.nowMs()
  const about = { ...notes, tags: [], added_at: now, last_modified: now, filename: name }
  try {
    const files = { ...repository.assetNotes.files, [file]: about }
    await keepNotes({ ...repository.assetNotes, files }, repository)
  } catch (error) {
    await forget()
    throw error
  }
  return asset
}

/** Removes a file from the media library. Call it within {@link Repository.change}. */
export async function removeAsset(file: string, repository: Repository): Promise<void> {
  await repository.storage.write(new Map([[`${files.images}/${file}`, null]]))
  repository.assets.forget(file)
  const { [file]: _gone, ...rest } = repository.assetNotes.files
  await keepNotes({ ...repository.assetNotes, files: rest }, repository)
}

/** What is noted about a file. */
export function notesOf(asset: Asset, { assetNotes }: Repository): FileNotes {
  const added = Math.round(asset.modifiedAtMs)
  return assetNotes.files[asset.file] ?? { tags: [], added_at: added, last_modified: added }
}

/** Changes the notes about a file. Call it within {@link Repository.change}. @param tags All there are. */
export async function changeNotes(
  asset: Asset,
  changed: Partial<FileNotes>,
  repository: Repository,
  tags: AssetNotes['tags'] = repository.assetNotes.tags,
): Promise<void> {
  const notes = { ...notesOf(asset, repository), ...changed, last_modified: repository.clock.nowMs() }
  await keepNotes({ tags, files: { ...repository.assetNotes.files, [asset.file]: notes } }, repository)
}

/** Stores the notes about files. Call it within {@link Repository.change}. */
export async function keepNotes(notes: AssetNotes, repository: Repository): Promise<void> {
  await repository.storage.write(
    new Map([
      [files.assets, `${JSON.stringify(notes, null, 2)}\n`],
      [files.state, stateText(repository)],
    ]),
  )
  repository.assetNotes = notes
}

function freeName(name: string, extension: string, repository: Repository): string {
  const given = name.includes('.') ? name.slice(0, -extensionOf(name).length - 1) : name
  const stem = toSlug(given) || 'file'
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${stem}.${extension}` : `${stem}-${number}.${extension}`
    if (!repository.assets.byFile(file)) return file
  }
}
