import { z } from 'zod'
import { WireError } from '../../errors/wire-error.ts'
import { addAsset, changeNotes, notesOf } from '../../images/add-asset.ts'
import { extensionOf } from '../../assets/catalogue.ts'
import type { Asset } from '../../assets/catalogue.ts'
import type { JsonObject } from '../../json/json.ts'
import type { Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'

const mostLetters = 500

const kinds: Readonly<Record<string, string>> = { mp4: 'video', webm: 'video', mp3: 'audio', pdf: 'document' }

const Patch = z.object({
  notes: z.string().max(mostLetters).optional(),
  credits: z.string().max(mostLetters).optional(),
  alt: z.string().max(mostLetters).optional(),
  filename: z.string().optional(),
  tags: z.array(z.string()).optional(),
})

/** `GET /assets`: every file of the media library, the latest first. */
export function listAssets(service: Service): JsonObject {
  const items = service.repository.assets
    .all()
    .map((asset) => ({ asset, notes: notesOf(asset, service.repository) }))
    .sort((a, b) => b.notes.added_at - a.notes.added_at || (a.asset.file < b.asset.file ? -1 : 1))
    .map(({ asset }) => describeAsset(asset, service))
  return { items, total: items.length, missing_ids: [], is_opensearch_result: false }
}

/** `POST /assets`: adds a file. @throws {WireError} 400. */
export async function createAsset(form: FormData, service: Service): Promise<JsonObject> {
  const { repository } = service
  const file = form.get('file')
  if (!(file instanceof File)) throw badAsset('A file is required')
  const text = (name: string): string | undefined => {
    const value = form.get(name)
    if (typeof value !== 'string') return undefined
    if (value.length > mostLetters) throw badAsset(`${name} must be at most ${mostLetters} characters`)
    return value
  }
  const notes = { alt: text('alt'), credits: text('credits'), notes: text('notes') }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const added = await repository.change(() => addAsset(file.name, bytes, notes, repository))
  if (typeof added === 'string') throw badAsset(`The file ${file.name} was not added: ${added}`)
  return describeAsset(added, service)
}

/** `PATCH /assets/{id}`. @throws {WireError} 400 or 404. */
export async function patchAsset(id: string, input: unknown, service: Service): Promise<JsonObject> {
  const { repository } = service
  const asset = getAsset(id, repository)
  const parsed = Patch.safeParse(input)
  if (!parsed.success) throw badAsset(z.prettifyError(parsed.error))
  const unknown = parsed.data.tags?.find(
    (tag) => !repository.assetNotes.tags.some((known) => known.id === tag),
  )
  if (unknown !== undefined) throw badAsset(`The tag ${unknown} does not exist`)

  const given = Object.fromEntries(Object.entries(parsed.data).filter(([, value]) => value !== undefined))
  await repository.change(() => changeNotes(asset, given, repository))
  return describeAsset(asset, service)
}

function getAsset(id: string, repository: Repository): Asset {
  const asset = repository.assets.byId(id)
  if (!asset) throw new WireError(404, { error: `The asset ${id} does not exist` })
  return asset
}

function badAsset(error: string): WireError {
  return new WireError(400, { error })
}

function describeAsset(asset: Asset, { repository, origin }: Service): JsonObject {
  const notes = notesOf(asset, repository)
  const query = asset.width === undefined ? '' : '?auto=format,compress'
  return {
    id: asset.id,
    url: `${origin}/images/${asset.file}${query}`,
    filename: notes.filename ?? asset.file,
    extension: extensionOf(asset.file),
    size: asset.sizeBytes,
    kind: kindOf(asset),
    ...(asset.width === undefined ? {} : { width: asset.width }),
    ...(asset.height === undefined ? {} : { height: asset.height }),
    created_at: notes.added_at,
    last_modified: notes.last_modified,
    ...(notes.notes ? { notes: notes.notes } : {}),
    ...(notes.credits ? { credits: notes.credits } : {}),
    ...(notes.alt ? { alt: notes.alt } : {}),
    tags: repository.assetNotes.tags.filter((tag) => notes.tags.includes(tag.id)),
  }
}

function kindOf(asset: Asset): string {
  return kinds[extensionOf(asset.file)] ?? 'image'
}
