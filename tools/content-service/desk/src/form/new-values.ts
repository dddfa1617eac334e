import type { CustomType, FieldModel, ModelsInfo } from '../../../src/desk/contract.ts'
import { textAt } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'

/** What the fields of a new document, item or slice begin with: the choices its model makes. */
export function beginningOf(fields: Readonly<Record<string, FieldModel>>): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { type, config }]) =>
      type === 'Select' && typeof config?.default_value === 'string' ? [[name, config.default_value]] : [],
    ),
  )
}

/** What a new document begins with. */
export function newDocumentData(type: CustomType): JsonObject {
  return beginningOf(Object.assign({}, ...Object.values(type.json)) as Record<string, FieldModel>)
}

/** A new slice of a zone, in a variation; the first when none is named. */
export function newSlice(id: string, models: ModelsInfo, variation?: string): JsonObject {
  const shared = models.slices.find((slice) => slice.id === id)
  const form = shared?.variations.find((one) => one.id === variation) ?? shared?.variations[0]
  return {
    id: `${id}$${crypto.randomUUID()}`,
    slice_type: id,
    ...(form ? { variation: form.id } : {}),
    primary: beginningOf(form?.primary ?? {}),
  }
}

/** A copy of a slice, which is another slice. */
export function copyOfSlice(slice: JsonObject): JsonObject {
  return { ...structuredClone(slice), id: `${textAt(slice, 'slice_type') ?? ''}$${crypto.randomUUID()}` }
}
