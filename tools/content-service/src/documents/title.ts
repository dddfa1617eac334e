import { isJsonObject, textAt } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { fieldsOf } from '../models/model.ts'
import type { CustomType, FieldModel, Models } from '../models/model.ts'
import type { StoredDocument } from './stored-document.ts'
import { withoutAccents } from '../letters/without-accents.ts'

const headings = /heading[1-6]/
const titleNames = ['title', 'name', 'headline', 'label', 'from']

/** What people call a document: its heading, or the field that names it; `undefined` when nothing is filled. */
export function findTitle(document: StoredDocument, models: Models): string | undefined {
  const type = models.types.get(document.type)
  return type && titleIn(document.data, type)
}

/** The same for content of a type, as far as it is written. */
export function titleIn(data: JsonObject, type: CustomType): string | undefined {
  const fields = Object.entries(fieldsOf(type))
  const texts = fields.filter(([, field]) => field.type === 'Text')
  const candidates = [
    ...fields.filter(([, field]) => isTitleField(field)),
    ...titleNames.flatMap((name) => texts.filter(([id]) => id === name)),
    ...texts.slice(0, 1),
  ]
  for (const [name] of candidates) {
    const text = plainText(data[name])
    if (text) return text
  }
  return undefined
}

/** The words of a document's title as the last part of an old-style address; `-` without a title. */
export function slugOf(document: StoredDocument, models: Models): string {
  const words = withoutAccents(findTitle(document, models) ?? '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return words?.join('-') ?? '-'
}

function isTitleField(field: FieldModel): boolean {
  const single = field.config?.single
  return field.type === 'StructuredText' && single !== undefined && headings.test(single)
}

function plainText(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined
  if (!Array.isArray(value)) return undefined
  const first = value.find(isJsonObject)
  return first ? textAt(first, 'text')?.trim() : undefined
}
