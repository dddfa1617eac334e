import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { fieldsOf } from '../models/model.ts'
import type { Models } from '../models/model.ts'
import { momentOf, wireDate } from './wire-date.ts'

/**
 * A document as it is kept: Content API shape without what can be derived.
 *
 * Addresses, slugs, the insides of links, sizes of pictures and empty fields are
 * made up when it is sent, from the models and from the other documents.
 */
export interface StoredDocument {
  readonly id: string
  readonly uid: string | null
  readonly type: string
  readonly lang: string
  readonly tags: readonly string[]
  /** `YYYY-MM-DDTHH:MM:SS+0000`, or `null` for a document never published. */
  readonly first_publication_date: string | null
  readonly last_publication_date: string | null
  /** The same content in other languages. Only ids count; the rest is looked up. */
  readonly alternate_languages: readonly { readonly id: string }[]
  readonly data: JsonObject
}

/** A document in which nothing is written yet. @param original The same content in another language. */
export function emptyDocument(id: string, type: string, lang: string, original?: string): StoredDocument {
  return {
    id,
    uid: null,
    type,
    lang,
    tags: [],
    first_publication_date: null,
    last_publication_date: null,
    alternate_languages: original === undefined ? [] : [{ id: original }],
    data: {},
  }
}

/** What an id may consist of, here and in file names. */
export const documentIdPattern = /^[A-Za-z0-9_-]{1,128}$/
/** What a UID may consist of, as the hosted editor enforces it. */
export const uidPattern = /^[a-z0-9][a-z0-9_.~-]*$/

const timestamp = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\+\d{4}|\.\d{3}Z|Z)$/, 'is not a timestamp')

const StoredDocumentFile = z.object({
  id: z.string().regex(documentIdPattern, 'may hold 128 letters, digits, _ and -'),
  uid: z.string().min(1).nullish(),
  type: z.string().min(1),
  lang: z.string().min(1),
  tags: z.array(z.string()).default([]),
  first_publication_date: timestamp.nullish(),
  last_publication_date: timestamp.nullish(),
  alternate_languages: z.array(z.looseObject({ id: z.string() })).default([]),
  data: z.record(z.string(), z.unknown()),
})

/** Reads a document's text. Faults are returned in words, without the name of the file. */
export function parseStoredDocument(
  text: string,
  models: Models,
): { document: StoredDocument } | { faults: string[] } {
  let json: unknown
  try {
    json = parseJson(text)
  } catch (error) {
    return { faults: [`is not JSON (${error instanceof Error ? error.message : String(error)})`] }
  }
  const parsed = StoredDocumentFile.safeParse(json)
  if (!parsed.success) {
    return {
      faults: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'document'} ${issue.message}`),
    }
  }
  const { data: file } = parsed
  if (!models.types.has(file.type)) return { faults: [`type "${file.type}" has no model`] }
  return {
    document: {
      ...file,
      uid: file.uid ?? null,
      first_publication_date: asWireDate(file.first_publication_date),
      last_publication_date: asWireDate(file.last_publication_date),
      alternate_languages: file.alternate_languages.map(({ id }) => ({ id })),
      data: file.data as JsonObject,
    },
  }
}

/** A document's text as it is written: one key order, two spaces, a line break at the end. */
export function formatStoredDocument(document: StoredDocument, models: Models): string {
  return `${JSON.stringify(inKeyOrder(document, models), null, 2)}\n`
}

const versions = new WeakMap<StoredDocument, string>()

/**
 * Names the content of a document: equal content, equal version.
 *
 * Derived from the content and not counted, so that a file changed by hand has a
 * version too, and an editor who loaded the one before is told.
 */
export function versionOf(document: StoredDocument): string {
  const known = versions.get(document)
  if (known) return known

  const version = createHash('sha256').update(stableText(document)).digest('base64url').slice(0, 16)
  versions.set(document, version)
  return version
}

function asWireDate(value: string | null | undefined): string | null {
  const atMs = momentOf(value)
  return atMs === undefined ? null : wireDate(atMs)
}

function inKeyOrder(document: StoredDocument, models: Models): JsonObject {
  const type = models.types.get(document.type)
  const fields = type ? Object.keys(fieldsOf(type)) : []
  const names = [
    ...fields.filter((name) => name in document.data),
    ...Object.keys(document.data)
      .filter((name) => !fields.includes(name))
      .sort(),
  ]
  return {
    id: document.id,
    uid: document.uid,
    type: document.type,
    lang: document.lang,
    tags: [...document.tags],
    first_publication_date: document.first_publication_date,
    last_publication_date: document.last_publication_date,
    alternate_languages: document.alternate_languages.map(({ id }) => ({ id })),
    data: Object.fromEntries(names.map((name) => [name, document.data[name]])),
  }
}

/** A value as text, whatever the order of its keys. */
export function stableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${stableText(member)}`).join(',')}}`
}
