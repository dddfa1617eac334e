import { isJsonObject, textAt } from '../json/json.ts'
import type { Json } from '../json/json.ts'
import { fieldsOf } from '../models/model.ts'
import type { FieldModel, Models } from '../models/model.ts'
import type { StoredDocument } from './stored-document.ts'

const headings = /heading[1-6]/
const titleNames = ['title', 'name', 'headline', 'label', 'from']

/** What people call a document: its heading, or the field that names it; `undefined` when nothing is filled. */
export function findTitle(document: StoredDocument, models: Models): string | undefined {
  const type = models.types.get(document.type)
  if (!type) return undefined
  const fields = Object.entries(fieldsOf(type))

  return (
    firstFilled(
      document,
      fields.filter(([, field]) => isTitleField(field)),
    ) ??
    firstFilled(
      document,
      titleNames.flatMap((name) => fields.filter(([id, field]) => id === name && field.type === 'Text')),
    ) ??
    firstFilled(document, fields.filter(([, field]) => field.type === 'Text').slice(0, 1))
  )
}

/** The words of a document's title as the last part of an old-style address; `-` without a title. */
export function slugOf(document: StoredDocument, models: Models): string {
  const words = (findTitle(document, models) ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return words?.join('-') ?? '-'
}

function isTitleField(field: FieldModel): boolean {
  const single = field.config?.single
  return field.type === 'StructuredText' && single !== undefined && headings.test(single)
}

function firstFilled(document: StoredDocument, fields: [string, FieldModel][]): string | undefined {
  for (const [name] of fields) {
    const text = plainText(document.data[name])
    if (text) return text
  }
  return undefined
}

function plainText(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined
  if (!Array.isArray(value)) return undefined
  const first = value.find(isJsonObject)
  return first ? textAt(first, 'text')?.trim() : undefined
}
