/** A field of a slice, as its model describes it. https://prismic.io/docs/fields */
export interface FieldModel {
  type: string
  config?: {
    label?: string
    placeholder?: string
    options?: readonly string[]
    select?: string | null
    customtypes?: readonly (string | { id: string })[]
    fields?: Readonly<Record<string, FieldModel>>
  }
}

/** The model of a slice, as far as its page in Storybook shows it. */
export interface SliceModel {
  id: string
  variations: readonly {
    id: string
    name: string
    description: string
    primary?: Readonly<Record<string, FieldModel>>
  }[]
}

const files = import.meta.glob<SliceModel>(
  ['../../src/*/model.json', '../../../reviews/src/slices/*/model.json'],
  { eager: true, import: 'default' },
)
/** Every slice that has stories, with the folder that it stands in. */
export const models = Object.entries(files).map(([file, model]) => ({
  folder: file.replace('/model.json', ''),
  model,
}))
const byId = new Map(models.map((each) => [each.model.id, each]))

/** The slices that a story shows, each with its model; none where it shows something else. */
export function slicesOf(
  args: Readonly<Record<string, unknown>>,
): readonly { slice: Slice; model: SliceModel; folder: string }[] {
  const slices = Array.isArray(args['slices']) ? (args['slices'] as (Slice | null)[]) : []
  return slices.flatMap((slice) => {
    const known = byId.get(String(slice?.slice_type))
    return slice && known ? [{ slice, ...known }] : []
  })
}

/** A slice as the content service sends it. */
export interface Slice {
  slice_type: string
  variation: string
  primary: Record<string, unknown>
}
