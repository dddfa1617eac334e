import { objectAt, objectsAt, objectsIn } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { fieldsOf } from '../models/model.ts'
import type { FieldModel, Models } from '../models/model.ts'
import { fieldsOfSlice } from '../models/slice-fields.ts'
import type { StoredDocument } from './stored-document.ts'
import { inLowerCase, withoutAccents } from '../letters/without-accents.ts'

/** Splits text into the words it is searched by: without accents and capitals. */
export function wordsOf(text: string): string[] {
  return inLowerCase(withoutAccents(text)).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Every text of a document that a search looks at: rich text, key text, UID and select, in groups and slices too. */
export function searchableTexts(document: StoredDocument, models: Models): string[] {
  const type = models.types.get(document.type)
  if (!type) return []
  const texts: string[] = document.uid === null ? [] : [document.uid]
  collectFields(document.data, fieldsOf(type), models, texts)
  return texts
}

/** The texts of one field, groups and slices followed. */
export function textsOfField(field: FieldModel, value: Json | undefined, models: Models): string[] {
  const texts: string[] = []
  collectField(field, value, models, texts)
  return texts
}

function collectFields(
  data: JsonObject,
  fields: Readonly<Record<string, FieldModel>>,
  models: Models,
  texts: string[],
): void {
  for (const [name, field] of Object.entries(fields)) collectField(field, data[name], models, texts)
}

function collectField(field: FieldModel, value: Json | undefined, models: Models, texts: string[]): void {
  if (value === undefined || value === null) return
  switch (field.type) {
    case 'Text':
    case 'Select':
    case 'UID':
      if (typeof value === 'string') texts.push(value)
      return
    case 'StructuredText':
      for (const block of objectsIn(value)) {
        if (typeof block['text'] === 'string') texts.push(block['text'])
      }
      return
    case 'Group':
      for (const item of objectsIn(value)) {
        collectFields(item, field.config?.fields ?? {}, models, texts)
      }
      return
    case 'Slices':
    case 'Choice':
      for (const slice of objectsIn(value)) {
        collectSlice(field, slice, models, texts)
      }
      return
    default:
  }
}

function collectSlice(zone: FieldModel, slice: JsonObject, models: Models, texts: string[]): void {
  const fields = fieldsOfSlice(zone, slice, models)
  if (!fields) return
  collectFields(objectAt(slice, 'primary'), fields.primary, models, texts)
  for (const item of objectsAt(slice, 'items')) collectFields(item, fields.items, models, texts)
}
