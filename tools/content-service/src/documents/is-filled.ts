import { isJsonObject } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { FieldModel } from '../models/model.ts'

/** Whether a field has content, by the vendor's rules: a rich text of one empty block has none, a boolean always has. */
export function isFilled(field: FieldModel | undefined, value: Json | undefined): boolean {
  if (field?.type === 'Boolean') return true
  if (value === undefined || value === null || value === '') return false
  if (Array.isArray(value)) return value.length > 0 && !isOneEmptyBlock(value)
  if (isJsonObject(value)) return isFilledObject(value)
  return true
}

function isOneEmptyBlock(blocks: readonly Json[]): boolean {
  const [first] = blocks
  return blocks.length === 1 && isJsonObject(first) && first['text'] === ''
}

function isFilledObject(value: JsonObject): boolean {
  if ('link_type' in value) return value['id'] !== undefined || value['url'] !== undefined
  return Object.values(value).some((member) => !isJsonObject(member) || Object.keys(member).length > 0)
}
