import * as z from 'zod'
import { InvalidOptionsError } from '../errors/invalid-options-error.ts'

/**
 * Models as the vendor's tools write them: the JSON of each
 * `customtypes/<id>/index.json` and each `<Slice>/model.json`.
 */
export interface ContentModels {
  customTypes: readonly unknown[]
  slices: readonly unknown[]
}

/** A field as a model describes it. */
export interface FieldModel {
  type: string
  config?: FieldConfig | undefined
}

interface FieldConfig {
  label?: string | null | undefined
  /** Of a select. */
  options?: string[] | undefined
  /** Of a number. */
  min?: number | undefined
  max?: number | undefined
  /** Of a link: `document`, `web`, `media`, or anything. */
  select?: string | null | undefined
  /** Of a link that may be several. */
  repeat?: boolean | undefined
  /** Of a relationship: which types it may lead to. */
  customtypes?: (string | { id: string })[] | undefined
  /** Of a group. */
  fields?: Record<string, FieldModel> | undefined
  /** Of a slice zone: which slices it may hold. */
  choices?: Record<string, { type: string }> | undefined
}

const field: z.ZodType<FieldModel> = z.object({
  type: z.string(),
  get config() {
    return z
      .object({
        label: z.string().nullish(),
        options: z.array(z.string()).optional(),
        min: z.number().optional().catch(undefined),
        max: z.number().optional().catch(undefined),
        select: z.string().nullish(),
        repeat: z.boolean().optional(),
        customtypes: z.array(z.union([z.string(), z.looseObject({ id: z.string() })])).optional(),
        fields: z.record(z.string(), field).optional(),
        choices: z.record(z.string(), z.looseObject({ type: z.string() })).optional(),
      })
      .optional()
  },
})

const fields = z.record(z.string(), field)

const customType: z.ZodType<TypeModel> = z.object({
  id: z.string().min(1),
  label: z.string().nullish(),
  json: z.record(z.string(), fields),
})

const variation = z.object({
  id: z.string(),
  primary: fields.default({}),
  items: fields.default({}),
})

const slice: z.ZodType<SliceModel> = z.object({
  id: z.string().min(1),
  name: z.string().optional(),
  variations: z.array(variation).min(1),
})

/** A document type. Tabs by name, fields by API id. */
interface TypeModel {
  id: string
  label?: string | null | undefined
  json: Record<string, Record<string, FieldModel>>
}
/** A shared slice. */
export interface SliceModel {
  id: string
  name?: string | undefined
  variations: {
    id: string
    primary: Record<string, FieldModel>
    items: Record<string, FieldModel>
  }[]
}

/** Models after they were read, by id. */
export interface ModelIndex {
  types: ReadonlyMap<string, TypeModel>
  slices: ReadonlyMap<string, SliceModel>
}

/**
 * Reads models.
 *
 * @throws {InvalidOptionsError} One of them is malformed; the message says where.
 */
export function parseModels(models: ContentModels): ModelIndex {
  const known = parsedModels.get(models)
  if (known) return known
  const index = {
    types: byId(models.customTypes.map((model) => parsed(customType, model, 'document type'))),
    slices: byId(models.slices.map((model) => parsed(slice, model, 'slice'))),
  }
  parsedModels.set(models, index)
  return index
}

/** Models do not change while a process runs, and an editor's every keystroke may ask for them. */
const parsedModels = new WeakMap<ContentModels, ModelIndex>()

/** Every field of a type that documents carry in `data`, and the tab it stands on. */
export function fieldsOfType(type: TypeModel): { name: string; tab: string; field: FieldModel }[] {
  return Object.entries(type.json).flatMap(([tab, tabFields]) =>
    Object.entries(tabFields)
      .filter(([, { type: kind }]) => kind !== 'UID' && kind !== 'Separator')
      .map(([name, model]) => ({ name, tab, field: model })),
  )
}

/** Whether a field is a slice zone. */
export function isSliceZone(model: FieldModel): boolean {
  return model.type === 'Slices' || model.type === 'Choice'
}

function byId<Model extends { id: string }>(models: Model[]): Map<string, Model> {
  return new Map(models.map((model) => [model.id, model]))
}

function parsed<Schema extends z.ZodType>(schema: Schema, model: unknown, kind: string): z.output<Schema> {
  const result = schema.safeParse(model)
  if (result.success) return result.data
  const id = z.object({ id: z.string() }).safeParse(model).data?.id ?? 'without id'
  const where = result.error.issues.map((issue) => issue.path.join('.') || 'itself').join(', ')
  throw new InvalidOptionsError(
    `The model of the ${kind} "${id}" is malformed at ${where}. Documents cannot be checked against it. ` +
      'Give the JSON as the vendor’s tools write it.',
  )
}
