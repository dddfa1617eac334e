import { basename } from 'node:path'
import { addAsset } from '../images/add-asset.ts'
import { assetId } from '../assets/catalogue.ts'
import { everyObject, isJsonObject, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { Repository } from '../repository/repository.ts'
import type { ForeignDocument } from './read-export.ts'

/** What fetching files depends on. */
interface Fetching {
  fetch: typeof globalThis.fetch
  repository: Repository
  say: (line: string) => void
  faults: string[]
}

/** Fetches the pictures and files of documents into the media library, and lets the documents use those. */
export async function fetchPictures(
  documents: readonly ForeignDocument[],
  fetching: Fetching,
): Promise<ForeignDocument[]> {
  const found = documents.flatMap(({ data }) => [...everyObject(data)].map(sourceOf))
  const sources = new Set(found.filter((source) => source !== undefined))
  const fileOf = new Map<string, string>()
  let done = 0
  for (const source of sources) {
    const file = knownFile(source, fetching.repository) ?? (await fetchFile(source, fetching))
    if (file !== undefined) fileOf.set(source, file)
    done++
    if (done % 10 === 0 || done === sources.size) fetching.say(`files ${done}/${sources.size}`)
  }
  return documents.map((document) => ({
    ...document,
    data: withOwnFiles(document.data, fileOf) as JsonObject,
  }))
}

/** The address of the file itself: pictures are sent with how they are to be cut. */
function sourceOf(value: JsonObject): string | undefined {
  const url = textAt(value, 'url')
  const isFile = isJsonObject(value['dimensions']) || value['link_type'] === 'Media'
  if (url === undefined || !isFile || !/^https?:\/\//.test(url)) return undefined
  const address = new URL(url)
  return address.origin + address.pathname
}

function knownFile(source: string, { assetNotes, assets }: Repository): string | undefined {
  const [file] = Object.entries(assetNotes.files).find(([, notes]) => notes.source === source) ?? []
  return file !== undefined && assets.byFile(file) ? file : undefined
}

async function fetchFile(
  source: string,
  { fetch, repository, faults }: Fetching,
): Promise<string | undefined> {
  try {
    const response = await fetch(source)
    if (!response.ok) {
      faults.push(`${source}: could not be fetched (status ${response.status})`)
      return undefined
    }
    const bytes = new Uint8Array(await response.arrayBuffer())
    const name = decodeURIComponent(basename(new URL(source).pathname))
    const added = await addAsset(name, bytes, { alt: null, credits: null, notes: null, source }, repository)
    if (typeof added !== 'string') return added.file
    faults.push(`${source}: ${added}`)
  } catch (error) {
    faults.push(`${source}: could not be fetched (${error instanceof Error ? error.message : String(error)})`)
  }
  return undefined
}

function withOwnFiles(value: Json | undefined, fileOf: ReadonlyMap<string, string>): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => withOwnFiles(item, fileOf) ?? null)
  if (!isJsonObject(value)) return value
  const members = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withOwnFiles(member, fileOf)]),
  )
  const file = fileOf.get(sourceOf(value) ?? '')
  if (file === undefined) return members
  const { text, variant, key } = members
  if (value['link_type'] === 'Media') return { link_type: 'Media', id: assetId(file), text, variant, key }
  const { id: _id, dimensions: _dimensions, edit: _edit, ...picture } = members
  return { ...picture, url: `/images/${file}`, edit: cutOf(textAt(value, 'url') ?? '') }
}

/** How a picture was cut, read from its address: there all who keep pictures write it alike. */
function cutOf(url: string): JsonObject | undefined {
  const query = new URL(url).searchParams
  const [x = 0, y = 0, width = 0] = (query.get('rect') ?? '').split(',').map(Number)
  const shownWidth = Number(query.get('w') ?? width)
  if (!width || !shownWidth) return undefined
  const zoom = shownWidth / width
  return { x: Math.round(x * zoom), y: Math.round(y * zoom), zoom, background: 'transparent' }
}
