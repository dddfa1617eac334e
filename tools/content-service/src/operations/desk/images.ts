import { z } from 'zod'
import type { DocumentSummary, ImageList, ImageSummary } from '../../desk/contract.ts'
import { DeskError, notFound } from '../../desk/desk-error.ts'
import { wordsOf } from '../../documents/searchable-text.ts'
import type { StoredDocument } from '../../documents/stored-document.ts'
import { addAsset, changeNotes, largestFileBytes, removeAsset } from '../../images/add-asset.ts'
import type { Asset } from '../../assets/catalogue.ts'
import { usedFiles } from '../../images/used-files.ts'
import { everyDocument, summaryOf } from '../../repository/document-states.ts'
import { newRef } from '../../repository/repository.ts'
import type { Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'

const usualPageSize = 60
const largestPageSize = 200
const mostLetters = 500

const Patch = z.strictObject({
  alt: z.string().max(mostLetters).nullable().optional(),
  credits: z.string().max(mostLetters).nullable().optional(),
  notes: z.string().max(mostLetters).nullable().optional(),
  tags: z.array(z.string().min(1)).optional(),
})

/** Finds files of the media library, the latest first. */
export function listImages(query: URLSearchParams, { repository }: Service): ImageList {
  const uses = countUses(repository)
  const search = (query.get('search') ?? '').trim()
  const words = wordsOf(search)
  const isUnfindable = search !== '' && words.length === 0
  const kind = query.get('kind')
  const found = repository.assets
    .all()
    .map((asset) => describeImage(asset, uses, repository))
    .filter((image) => !isUnfindable && (!kind || image.kind === kind))
    .filter((image) => {
      const text = wordsOf([image.file, image.alt, image.credits, image.notes, ...image.tags].join(' '))
      return words.every((word) => text.some((one) => one.startsWith(word)))
    })
    .sort((a, b) => b.addedAtMs - a.addedAtMs || (a.file < b.file ? -1 : 1))
  const page = Math.max(1, Number(query.get('page')) || 1)
  const pageSize = Math.min(largestPageSize, Math.max(1, Number(query.get('pageSize')) || usualPageSize))
  return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize }
}

/** Adds a file. @throws {DeskError} 415 for what the media library does not take. */
export async function uploadImage(form: FormData, { repository }: Service): Promise<ImageSummary> {
  const file = form.get('file')
  if (!(file instanceof File))
    throw new DeskError('desk/bad-request', 'No file was sent. Nothing was added. Send it as "file".')
  const text = (name: string): string | null => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value.slice(0, mostLetters) : null
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const added = await repository.change(() =>
    addAsset(
      file.name,
      bytes,
      { alt: text('alt'), credits: text('credits'), notes: text('notes') },
      repository,
    ),
  )
  if (typeof added === 'string') {
    throw new DeskError(
      bytes.length > largestFileBytes ? 'desk/too-large' : 'desk/unsupported-file',
      `The file "${file.name}" was not added: ${added}. Choose another.`,
    )
  }
  return describeImage(added, countUses(repository), repository)
}

/** Changes the notes about a file. @throws {DeskError} 400 or 404. */
export async function changeImage(
  id: string,
  input: unknown,
  { repository }: Service,
): Promise<ImageSummary> {
  const parsed = Patch.safeParse(input)
  if (!parsed.success)
    throw new DeskError(
      'desk/bad-request',
      `This cannot be said about a file: ${z.prettifyError(parsed.error)}`,
    )
  const asset = getAsset(id, repository)
  await repository.change(async () => {
    const { tags, ...words } = parsed.data
    const now = repository.clock.nowMs()
    const known = [...repository.assetNotes.tags]
    for (const name of tags ?? []) {
      if (!known.some((tag) => tag.name === name)) {
        known.push({ id: newRef(repository.random), name, created_at: now, last_modified: now })
      }
    }
    const ids = tags?.map((name) => known.find((tag) => tag.name === name)?.id ?? '')
    await changeNotes(asset, { ...words, ...(ids && { tags: ids }) }, repository, known)
  })
  return describeImage(asset, countUses(repository), repository)
}

/** Removes an unused file. @throws {DeskError} 409 while a document uses it. */
export async function deleteImage(id: string, service: Service): Promise<void> {
  const { repository } = service
  await repository.change(async () => {
    const asset = getAsset(id, repository)
    const documents = findImageUsage(id, service)
    if (documents.length > 0) {
      throw new DeskError(
        'desk/in-use',
        `${documents.length} documents use this file. It was not deleted. Remove it from them first.`,
        {
          details: documents.map((document) => document.id),
        },
      )
    }
    await removeAsset(asset.file, repository)
  })
}

/** The documents that use a file, drafts and releases included. */
export function findImageUsage(id: string, { repository }: Service): DocumentSummary[] {
  const asset = getAsset(id, repository)
  return allVersions(repository)
    .filter((document) => usedFiles(document).has(asset.file) || usedFiles(document).has(asset.id))
    .filter((document, index, all) => all.findIndex((other) => other.id === document.id) === index)
    .map((document) => summaryOf(document, repository))
}

function getAsset(id: string, repository: Repository): Asset {
  const asset = repository.assets.byId(id)
  if (!asset) throw notFound(`file "${id}" in the media library`)
  return asset
}

function describeImage(
  asset: Asset,
  uses: ReadonlyMap<string, number>,
  repository: Repository,
): ImageSummary {
  const notes = repository.assetNotes.files[asset.file]
  return {
    id: asset.id,
    file: asset.file,
    url: `/images/${asset.file}`,
    kind: asset.width === undefined ? 'file' : 'image',
    width: asset.width ?? null,
    height: asset.height ?? null,
    sizeBytes: asset.sizeBytes,
    addedAtMs: notes?.added_at ?? asset.modifiedAtMs,
    alt: notes?.alt ?? null,
    credits: notes?.credits ?? null,
    notes: notes?.notes ?? null,
    tags: (notes?.tags ?? []).map(
      (tagId) => repository.assetNotes.tags.find((tag) => tag.id === tagId)?.name ?? tagId,
    ),
    uses: (uses.get(asset.file) ?? 0) + (uses.get(asset.id) ?? 0),
  }
}

function countUses(repository: Repository): Map<string, number> {
  const uses = new Map<string, number>()
  for (const document of everyDocument(repository)) {
    for (const file of usedFiles(document)) uses.set(file, (uses.get(file) ?? 0) + 1)
  }
  return uses
}

function allVersions(repository: Repository): StoredDocument[] {
  return [
    ...repository.master.all(),
    ...[...repository.drafts.values()].map(({ document }) => document),
    ...[...repository.releases.values()].flatMap((release) => [...release.documents.values()]),
  ]
}
