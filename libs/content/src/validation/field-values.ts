import type { PrismicDocument } from '@prismicio/client'
import { type FieldModel, fieldsOfType, isSliceZone, type ModelIndex } from './models.ts'

/** One value of a document, with the model of its field. */
export interface FieldValue {
  path: readonly (string | number)[]
  value: unknown
  type: string
  config: NonNullable<FieldModel['config']>
}

/** Every value of every field that a model describes, at any depth: in groups and in slices. */
export function* fieldValues(models: ModelIndex, document: PrismicDocument): Generator<FieldValue> {
  const type = models.types.get(document.type)
  if (!type) return
  for (const { name, field } of fieldsOfType(type)) {
    yield* valuesOf(models, field, document.data[name], [name])
  }
}

function* valuesOf(
  models: ModelIndex,
  field: FieldModel,
  value: unknown,
  path: readonly (string | number)[],
): Generator<FieldValue> {
  if (isSliceZone(field)) {
    for (const [index, slice] of listOf(value).entries()) yield* inSlice(models, slice, [...path, index])
  } else if (field.type === 'Group') {
    for (const [index, item] of listOf(value).entries()) {
      yield* inFields(models, field.config?.fields ?? {}, item, [...path, index])
    }
  } else if (field.type === 'Link' && field.config?.repeat) {
    for (const [index, item] of listOf(value).entries()) {
      yield { path: [...path, index], value: item, type: field.type, config: field.config }
    }
  } else {
    yield { path, value, type: field.type, config: field.config ?? {} }
  }
}

function* inSlice(
  models: ModelIndex,
  slice: unknown,
  path: readonly (string | number)[],
): Generator<FieldValue> {
  const { slice_type, variation, primary, items } = Object(slice) as Record<string, unknown>
  const variations = models.slices.get(String(slice_type))?.variations
  const model = variations?.find(({ id }) => id === variation) ?? variations?.[0]
  if (!model) return
  yield* inFields(models, model.primary, primary, [...path, 'primary'])
  for (const [index, item] of listOf(items).entries()) {
    yield* inFields(models, model.items, item, [...path, 'items', index])
  }
}

function* inFields(
  models: ModelIndex,
  fields: Record<string, FieldModel>,
  values: unknown,
  path: readonly (string | number)[],
): Generator<FieldValue> {
  for (const [name, field] of Object.entries(fields)) {
    yield* valuesOf(models, field, (Object(values) as Record<string, unknown>)[name], [...path, name])
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
