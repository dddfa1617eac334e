import { readContentFolder } from '@house-edge/content/node'
import { join } from 'node:path'
import type { AllDocumentTypes } from '../documents.ts'

const { documents } = readContentFolder(join(import.meta.dirname, '../../../../content'))
const byId = new Map(documents.map((document) => [document.id, document]))

/** The documents of the demonstration in every language, with those that they link to in their links, as the service sends them. */
export const published = documents.map(
  (document) =>
    ({ ...document, data: { bonuses: [], ...Object(linked(document.data)) } }) as unknown as AllDocumentTypes,
)

function linked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(linked)
  if (typeof value !== 'object' || value === null) return value
  const { link_type: link, id } = value as { link_type?: string; id?: string }
  if (link === 'Document') return { link_type: link, ...byId.get(id ?? '') }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, linked(field)]))
}

/** What the search asks of the service, of these documents. */
export function clientOf(some: readonly AllDocumentTypes[]) {
  return {
    getAll: async (type: string) => some.filter((document) => document.type === type),
    findById: async (id: string) => some.find((document) => document.id === id),
  } as never
}
