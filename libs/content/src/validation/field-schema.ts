import * as z from 'zod'
import type { FieldModel } from './models.ts'

/**
 * How strictly a value is checked against its model. `shape`: what a component can be
 * handed without failing, which is what readers of published pages need.
 * `model`: also the model's options, bounds and forms, which is what editors
 * can mend.
 */
export type Strictness = 'shape' | 'model'

/**
 * The schema of a field, derived from its model. Fields may be absent: the service leaves out what is newer
 * than the document.
 */
function schemaOfField(field: FieldModel, strictness: Strictness): z.ZodType {
  return presentSchemaOf(field, strictness).optional()
}

/** The schemas of several fields. */
export function schemaOfFields(fields: Record<string, FieldModel>, strictness: Strictness): z.ZodObject {
  return z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, schemaOfField(field, strictness)]),
    ),
  )
}

/** The value of a field that was not filled in. */
export function emptyValueOf({ type, config = {} }: FieldModel): unknown {
  switch (type) {
    case 'Boolean':
      return false
    case 'StructuredText':
    case 'Group':
    case 'Slices':
    case 'Choice':
      return []
    case 'Image':
    case 'Embed':
    case 'GeoPoint':
      return {}
    case 'Link':
      return config.repeat ? [] : { link_type: 'Any' }
    default:
      return null
  }
}

function presentSchemaOf(field: FieldModel, strictness: Strictness): z.ZodType {
  const { type, config = {} } = field
  const isStrict = strictness === 'model'
  switch (type) {
    case 'Text':
      return text
    case 'Color':
      return isStrict
        ? z
            .string()
            .regex(/^#[0-9a-f]{6}$/i, 'is no colour such as #1a2b3c')
            .nullable()
        : text
    case 'Select':
      return isStrict && config.options
        ? z.enum(config.options, `is none of: ${config.options.join(', ')}`).nullable()
        : text
    case 'Number':
      return isStrict ? boundedNumber(config.min, config.max) : z.number().nullable()
    case 'Boolean':
      return z.boolean().nullable()
    case 'Date':
      return isStrict ? z.iso.date('is no date such as 2026-10-14').nullable() : text
    case 'Timestamp':
      return isStrict ? timestamp : text
    case 'StructuredText':
      return blocks
    case 'Image':
      return image
    case 'Link':
      return config.repeat ? z.array(link) : link
    case 'Embed':
      return z.looseObject({ embed_url: z.string().nullish(), html: z.string().nullish() })
    case 'GeoPoint':
      return z.union([z.object({ latitude: z.number(), longitude: z.number() }), z.strictObject({})])
    case 'Table':
      return z.looseObject({ body: z.looseObject({ rows: z.array(z.looseObject({})) }) }).nullable()
    case 'Group':
      return z.array(schemaOfFields(config.fields ?? {}, strictness))
    case 'Slices':
    case 'Choice':
      // Each slice has its own schema, so that a bad one does not affect the others.
      return z.array(z.unknown())
    default:
      return z.unknown()
  }
}

const text = z.string().nullable()

const timestamp = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)), 'is no time such as 2026-10-14T09:30:00+0000')
  .nullable()

function boundedNumber(min: number | undefined, max: number | undefined): z.ZodType {
  let number = z.number()
  if (min !== undefined) number = number.min(min, `is less than ${min}`)
  if (max !== undefined) number = number.max(max, `is more than ${max}`)
  return number.nullable()
}

const span = z.looseObject({ type: z.string(), start: z.number(), end: z.number() })

const block = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  spans: z.array(span).optional(),
})

/**
 * Long texts have tens of thousands of blocks, and a schema takes 0.2 s for them the first time: only a
 * value that fails this quick check is given to a schema.
 */
const blocks = z.unknown().check((payload) => {
  const { value } = payload
  if (Array.isArray(value) && value.every(isBlock)) return
  for (const issue of z.array(block).safeParse(value).error?.issues ?? []) {
    payload.issues.push({ ...issue, input: value } as (typeof payload.issues)[number])
  }
})

function isBlock(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { type, text, spans } = value as Record<string, unknown>
  const hasSpans = spans === undefined || (Array.isArray(spans) && spans.every(isSpan))
  return typeof type === 'string' && (text === undefined || typeof text === 'string') && hasSpans
}

function isSpan(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { type, start, end } = value as Record<string, unknown>
  return typeof type === 'string' && typeof start === 'number' && typeof end === 'number'
}

const image = z.looseObject({
  url: z.string().nullish(),
  alt: z.string().nullish(),
  copyright: z.string().nullish(),
  dimensions: z.object({ width: z.number(), height: z.number() }).nullish(),
})

const link = z.looseObject({
  link_type: z.enum(['Any', 'Web', 'Document', 'Media'], 'has no known kind of link'),
  id: z.string().optional(),
  url: z.string().nullish(),
  target: z.string().nullish(),
  text: z.string().nullish(),
})
