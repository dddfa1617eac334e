import type { JsonObject } from '../json/json.ts'
import type { FieldModel, Models, SliceChoice, SliceVariation } from './model.ts'

/** The fields of a slice: of a variation of a shared one, or as a zone defines it in place. */
export function partsOf(
  choice: SliceChoice | undefined,
  variation: SliceVariation | undefined,
): Pick<SliceFields, 'primary' | 'items'> {
  return {
    primary: variation?.primary ?? choice?.['non-repeat'] ?? {},
    items: variation?.items ?? choice?.repeat ?? {},
  }
}

/** The fields of a slice in a zone, with the version its variation is at. */
interface SliceFields {
  primary: Readonly<Record<string, FieldModel>>
  items: Readonly<Record<string, FieldModel>>
  /** Only shared slices vary. */
  variation: string | undefined
  version: string | undefined
}

/** What a slice consists of by its type and variation; `undefined` when the zone or the models know none such. */
export function fieldsOfSlice(zone: FieldModel, slice: JsonObject, models: Models): SliceFields | undefined {
  const id = slice['slice_type']
  if (typeof id !== 'string') return undefined
  const choice = zone.config?.choices?.[id]
  if (!choice) return undefined

  if (choice.type !== 'SharedSlice')
    return { ...partsOf(choice, undefined), variation: undefined, version: undefined }
  const variations = models.slices.get(id)?.variations ?? []
  const wanted = slice['variation'] ?? variations[0]?.id
  const variation = variations.find((candidate) => candidate.id === wanted)
  return (
    variation && {
      ...partsOf(undefined, variation),
      variation: variation.id,
      version: variation.version ?? 'initial',
    }
  )
}
