import { isJsonObject } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { FieldModel } from '../models/model.ts'

/** The model of the field a path names within some fields, groups included. */
export function findField(
  fields: Readonly<Record<string, FieldModel>>,
  path: readonly string[],
): FieldModel | undefined {
  const [name, ...rest] = path
  const field = name === undefined ? undefined : fields[name]
  if (!field || rest.length === 0) return field
  return field.type === 'Group' ? findField(field.config?.fields ?? {}, rest) : undefined
}

/** Every value a path names in some data: one for a field, one an item for a field in a group. */
export function valuesAt(data: JsonObject, path: readonly string[]): (Json | undefined)[] {
  const [name, ...rest] = path
  if (name === undefined) return []
  const value = data[name]
  if (rest.length === 0) return [value]
  return Array.isArray(value) ? value.flatMap((item) => (isJsonObject(item) ? valuesAt(item, rest) : [])) : []
}
