import type { CustomType, FieldModel, ModelsInfo } from '../../../src/desk/contract.ts'
import { textAt } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { partsOf } from '../../../src/models/slice-fields.ts'

/** What a value is by the models: a field, an object whose members have shapes of their own, or a list. */
export interface Shape {
  field?: FieldModel | undefined
  member?: (name: string, holder: JsonObject) => Shape
  item?: Shape
}

const unknown: Shape = {}

/** The shape of the content of a document. */
export function shapeOf(type: CustomType | undefined, models: ModelsInfo): Shape {
  const fields: Record<string, FieldModel> = Object.assign({}, ...Object.values(type?.json ?? {}))
  return { member: (name) => (name === 'data' ? shapeOfFields(fields, models) : unknown) }
}

function shapeOfFields(fields: Readonly<Record<string, FieldModel>>, models: ModelsInfo): Shape {
  return { member: (name) => shapeOfField(fields[name], models) }
}

function shapeOfField(field: FieldModel | undefined, models: ModelsInfo): Shape {
  if (field?.type === 'Group') return { field, item: shapeOfFields(field.config?.fields ?? {}, models) }
  if (field?.type !== 'Slices' && field?.type !== 'Choice') return { field }
  return {
    field,
    item: {
      member: (name, slice) => {
        const { primary, items } = fieldsOf(field, slice, models)
        if (name === 'primary') return shapeOfFields(primary, models)
        return name === 'items' ? { item: shapeOfFields(items, models) } : unknown
      },
    },
  }
}

/** The fields of a slice, as its variation or its zone defines them. */
export function fieldsOf(
  zone: FieldModel,
  slice: JsonObject,
  models: ModelsInfo,
): ReturnType<typeof partsOf> {
  const type = textAt(slice, 'slice_type') ?? ''
  const variations = models.slices.find(({ id }) => id === type)?.variations
  const variation = variations?.find(({ id }) => id === slice['variation']) ?? variations?.[0]
  return partsOf(zone.config?.choices?.[type], variation)
}
