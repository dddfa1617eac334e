import type { PrismicDocument } from '@prismicio/client'
import * as z from 'zod'
import { schemaOfFields, type Strictness } from './field-schema.ts'
import { type FieldModel, fieldsOfType, isSliceZone, type ModelIndex, type SliceModel } from './models.ts'

/** A mismatch between a document and its model. */
export interface Fault {
  /** In the document's `data`, for example `['slices', 2, 'primary', 'image']`. */
  path: readonly (string | number)[]
  /** In plain words, to follow the field's name: `is text where a number is expected`. */
  what: string
}

/** Checks documents against the models. */
export interface DocumentCheck {
  /** @returns Nothing for a document of a type that no model describes. */
  faultsOf: (document: PrismicDocument) => Fault[]
  /** What is wrong with one slice, wherever it stands. */
  faultsOfSlice: (slice: unknown) => Fault[]
}

type SliceCheck = { default: z.ZodType; variations: Map<string, z.ZodType> }

/** Derives the schemas once; each is compiled when it is first needed. */
export function createDocumentCheck(models: ModelIndex, strictness: Strictness): DocumentCheck {
  const types = new Map([...models.types].map(([id, type]) => [id, checkOfType(type, strictness)]))
  const slices = new Map([...models.slices].map(([id, slice]) => [id, checkOfSlice(slice, strictness)]))

  return {
    faultsOf: ({ type, data }) => {
      const check = types.get(type)
      if (!check) return []
      const faults = faultsIn(check.schema, data)
      for (const { name, field } of check.zones) {
        const zone: unknown = data[name]
        if (!Array.isArray(zone)) continue
        for (const [index, slice] of zone.entries()) {
          faults.push(...faultsInZone(slice, field).map((fault) => at([name, index], fault)))
        }
      }
      return faults
    },
    faultsOfSlice,
  }

  function faultsInZone(slice: unknown, zone: FieldModel): Fault[] {
    const type = typeOf(slice)
    const choice = type === undefined ? undefined : zone.config?.choices?.[type]
    // Slices that belong to one type alone, from before slices were shared, have no model of their own.
    if (choice && choice.type !== 'SharedSlice') return []
    const faults = faultsOfSlice(slice)
    if (strictness === 'model' && faults.length === 0 && zone.config?.choices && !choice) {
      return [{ path: [], what: `is a "${type}", which this page does not take` }]
    }
    return faults
  }

  function faultsOfSlice(slice: unknown): Fault[] {
    const type = typeOf(slice)
    if (type === undefined) return [{ path: ['slice_type'], what: 'is missing, so nobody knows what it is' }]
    const check = slices.get(type)
    if (!check) return [{ path: ['slice_type'], what: `is "${type}", for which there is no model` }]
    const variation = (slice as { variation?: unknown }).variation
    const schema = typeof variation === 'string' ? check.variations.get(variation) : undefined
    const faults = faultsIn(schema ?? check.default, slice)
    if (!schema && strictness === 'model') {
      faults.push({ path: ['variation'], what: `is "${String(variation)}", for which there is no model` })
    }
    return faults
  }
}

function checkOfType(
  type: Parameters<typeof fieldsOfType>[0],
  strictness: Strictness,
): { schema: z.ZodType; zones: { name: string; field: FieldModel }[] } {
  const fields = fieldsOfType(type)
  return {
    schema: schemaOfFields(Object.fromEntries(fields.map(({ name, field }) => [name, field])), strictness),
    zones: fields.filter(({ field }) => isSliceZone(field)),
  }
}

function checkOfSlice(slice: SliceModel, strictness: Strictness): SliceCheck {
  const schemas = slice.variations.map(
    ({ id, primary, items }) =>
      [
        id,
        z.object({
          id: z.string().nullish(),
          variation: z.string().optional(),
          primary: schemaOfFields(primary, strictness).optional(),
          items: z.array(schemaOfFields(items, strictness)).optional(),
        }),
      ] as const,
  )
  const variations = new Map<string, z.ZodType>(schemas)
  return { default: variations.get('default') ?? schemas[0]?.[1] ?? z.unknown(), variations }
}

function typeOf(slice: unknown): string | undefined {
  const type: unknown = typeof slice === 'object' && slice !== null && Reflect.get(slice, 'slice_type')
  return typeof type === 'string' && type !== '' ? type : undefined
}

function faultsIn(schema: z.ZodType, value: unknown): Fault[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  return result.error.issues.map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
    what: wordsOf(issue, value),
  }))
}

function wordsOf(issue: z.core.$ZodIssue, root: unknown): string {
  if (issue.code !== 'invalid_type') return issue.message
  let value: unknown = root
  for (const part of issue.path) value = Object(value)[part as string] as unknown
  return `is ${kindOf(value)} where ${names[issue.expected] ?? issue.expected} is expected`
}

const names: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty'
  if (value === undefined) return 'missing'
  return names[Array.isArray(value) ? 'array' : typeof value] ?? typeof value
}

function at(prefix: readonly (string | number)[], fault: Fault): Fault {
  return { ...fault, path: [...prefix, ...fault.path] }
}
