import { readFile, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ServiceError } from '../errors/service-error.ts'
import { isJsonObject, objectsAt, objectsIn, parseJson, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { fieldsOf } from '../models/model.ts'
import type { Models } from '../models/model.ts'
import { fromEditorFields } from './editor-fields.ts'

/** A document from elsewhere, its data in the form of the Content API. */
export interface ForeignDocument {
  id: string
  type: string
  uid: string | null
  lang: string
  tags: string[]
  /** UIDs it had before. */
  formerUids: string[]
  firstPublished: string | null
  lastPublished: string | null
  /** Documents that are the same content in other languages. */
  translations: string[]
  isPublished: boolean
  data: JsonObject
  /** Where it was read, for messages. */
  source: string
}

/** What an export holds, and what in it could not be read. */
interface Export {
  documents: ForeignDocument[]
  faults: string[]
  leftOut: string[]
}

/** Members that the editor keeps beside the fields of a document. */
const editorsOwn = /_(?:TYPE|POSITION|KEY|INTERNAL)$/

/** A document as it was read. */
interface Read extends ForeignDocument {
  /** Documents with the same one are translations of each other. */
  group: string | undefined
}

/**
 * Reads an export: a folder of the vendor's editor, as its starters carry in `documents/`,
 * or answers and documents of the Content API. Both may be in one folder.
 *
 * @param leavesOut Whether documents without a model are left out, and named, instead of being faults.
 * @throws {ServiceError} `content-service/transfer-refused`: there is nothing to read.
 */
export async function readExport(path: string, models: Models, leavesOut = false): Promise<Export> {
  const found: Export & { documents: Read[] } = { documents: [], faults: [], leftOut: [] }
  const pages: { file: string; answer: JsonObject }[] = []
  for (const file of await listJson(path)) {
    let json: Json
    try {
      json = parseJson(decode(await readFile(file))) as Json
    } catch (error) {
      found.faults.push(`${file}: is not JSON (${error instanceof Error ? error.message : String(error)})`)
      continue
    }
    found.documents.push(...readFileContent(file, json, models, leavesOut ? found.leftOut : found.faults))
    if (isJsonObject(json) && Array.isArray(json['results'])) pages.push({ file, answer: json })
  }
  found.faults.push(...missingPages(pages))
  if (found.documents.length + found.faults.length + found.leftOut.length === 0) throw nothingIn(path)
  return { ...found, documents: tieTranslations(found.documents) }
}

/** Editors on Windows write other encodings too, and say so in the first bytes. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

/** Answers of the Content API that say there are more, and the next page is not among the files. */
function missingPages(pages: readonly { file: string; answer: JsonObject }[]): string[] {
  const numbers = new Set(
    pages.map(({ answer }) => `${Number(answer['page'])} of ${Number(answer['total_pages'])}`),
  )
  return pages.flatMap(({ file, answer }) => {
    const [page, total] = [Number(answer['page']), Number(answer['total_pages'])]
    if (textAt(answer, 'next_page') === undefined || numbers.has(`${page + 1} of ${total}`)) return []
    return [`${file}: is page ${page} of ${total}, and the next is not here; bring all of them`]
  })
}

async function listJson(path: string): Promise<string[]> {
  const about = await stat(path).catch(() => undefined)
  if (!about) throw nothingIn(path)
  if (!about.isDirectory()) return [path]
  const names = await readdir(path, { recursive: true })
  return names
    .filter((name) => /\.json$/i.test(name) && !basename(name).startsWith('.'))
    .sort()
    .map((name) => join(path, name))
}

function readFileContent(file: string, json: Json, models: Models, faults: string[]): Read[] {
  const name = basename(file).replace(/\.json$/i, '')
  const parts = name.split('=#=')
  if (parts.length === 6 && isJsonObject(json)) {
    const [id = '', , type = '', group, lang = '', published] = parts
    const about = { id, type, lang, group, isPublished: published !== 'n', tags: [], source: file }
    return readEditorDocument(json, about, models, faults)
  }
  // Of the starters: it says nothing but a signature of the folder.
  if (name === 'index' && isJsonObject(json) && Object.keys(json).join() === 'signature') return []

  const list = isJsonObject(json) ? resultsOf(json) : objectsIn(json)
  const documents = list.flatMap((item) => {
    if (isJsonObject(item['data'])) return [readApiDocument(item, file)]
    const type = textAt(item, 'type')
    const lang = textAt(item, 'lang')
    if (type === undefined || lang === undefined) return []
    const { type: _type, lang: _lang, tags: _tags, grouplang, ...content } = item
    const about = {
      id: name.split('$')[0] ?? name,
      type,
      lang,
      group: typeof grouplang === 'string' ? grouplang : undefined,
      isPublished: true,
      tags: textsOf(item['tags']),
      source: file,
    }
    return readEditorDocument(content, about, models, faults)
  })
  if (documents.length === 0 && list.length > 0)
    faults.push(`${file}: holds neither a document of the editor nor of the Content API`)
  return documents
}

function resultsOf(json: JsonObject): JsonObject[] {
  return Array.isArray(json['results']) ? objectsAt(json, 'results') : [json]
}

type About = Pick<Read, 'id' | 'type' | 'lang' | 'group' | 'isPublished' | 'tags' | 'source'>

function readEditorDocument(content: JsonObject, about: About, models: Models, faults: string[]): Read[] {
  const type = models.types.get(about.type)
  if (!type) {
    faults.push(`${about.source}: the type "${about.type}" has no model`)
    return []
  }
  const fields = fieldsOf(type)
  const uidField = Object.keys(fields).find((name) => fields[name]?.type === 'UID')
  const uid = uidField === undefined ? null : (textAt(content, uidField) ?? null)
  const own = Object.fromEntries(
    Object.entries(content).filter(([name]) => !editorsOwn.test(name) || Object.hasOwn(fields, name)),
  )
  return [
    {
      ...about,
      uid,
      formerUids: textsOf(content['uids_INTERNAL']).filter((former) => former !== uid),
      firstPublished: null,
      lastPublished: null,
      translations: [],
      data: fromEditorFields(fields, own, models),
    },
  ]
}

/** A document as the Content API sends it. */
export function readApiDocument(document: JsonObject, source: string): Read {
  return {
    id: textAt(document, 'id') ?? '',
    type: textAt(document, 'type') ?? '',
    uid: textAt(document, 'uid') ?? null,
    lang: textAt(document, 'lang') ?? '',
    tags: textsOf(document['tags']),
    formerUids: [],
    firstPublished: textAt(document, 'first_publication_date') ?? null,
    lastPublished: textAt(document, 'last_publication_date') ?? null,
    translations: objectsAt(document, 'alternate_languages').flatMap((other) => textAt(other, 'id') ?? []),
    group: undefined,
    isPublished: true,
    data: document['data'] as JsonObject,
    source,
  }
}

function tieTranslations(documents: readonly Read[]): ForeignDocument[] {
  return documents.map(({ group, ...document }) => ({
    ...document,
    translations: [
      ...document.translations,
      ...documents
        .filter((other) => group !== undefined && other.group === group && other.id !== document.id)
        .map(({ id }) => id),
    ],
  }))
}

function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

function nothingIn(path: string): ServiceError {
  return new ServiceError(
    'content-service/transfer-refused',
    `There are no documents in ${path}. Nothing was brought in. Name a folder or a file of an export.`,
  )
}
