import { momentOf, wireDate } from '../documents/wire-date.ts'
import type { Json } from '../json/json.ts'
import type { FieldModel } from '../models/model.ts'
import { fault, takeText } from './intake.ts'
import type { Intake } from './intake.ts'

/** A number within the limits of its model. */
export function takeNumber(field: FieldModel, value: Json, at: Intake): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return fault(at, 'wrong-kind', 'must be a number')
  if (at.isForeign) return value
  const { min, max } = field.config ?? {}
  if (min !== undefined && value < min) return fault(at, 'out-of-range', `must be ${min} or more`)
  if (max !== undefined && value > max) return fault(at, 'out-of-range', `must be ${max} or less`)
  return value
}

/** A boolean; not kept when it is what the model begins with. */
export function takeBoolean(field: FieldModel, value: Json, at: Intake): boolean | undefined {
  if (typeof value !== 'boolean') return fault(at, 'wrong-kind', 'must be true or false')
  return value === (field.config?.default_value ?? false) ? undefined : value
}

/** One of the options of a select. */
export function takeOption(field: FieldModel, value: Json, at: Intake): string | undefined {
  const text = takeText(value, at)
  const options = field.config?.options ?? []
  if (text === undefined || options.includes(text) || at.isForeign) return text
  return fault(at, 'not-allowed', `must be one of: ${options.join(', ')}`)
}

/** `#rrggbb`. */
export function takeColour(value: Json, at: Intake): string | undefined {
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) return value
  return fault(at, 'wrong-kind', 'must be a colour such as #0a7f3c')
}

/** `YYYY-MM-DD`, a day that exists. */
export function takeDate(value: Json, at: Intake): string | undefined {
  const atMs = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? momentOf(value) : undefined
  if (atMs !== undefined && wireDate(atMs).slice(0, 10) === value) return value
  return fault(at, 'wrong-kind', 'must be a day such as 2026-03-31')
}

/** A moment, kept in the form it is sent in. */
export function takeTimestamp(value: Json, at: Intake): string | undefined {
  const atMs = momentOf(value)
  if (atMs !== undefined) return wireDate(atMs)
  return fault(at, 'wrong-kind', 'must be a date with a time such as 2026-03-31T12:00:00+0000')
}

/** A place on earth. Numbers may come as texts, as migrations send them. */
export function takePlace(value: Json, at: Intake): Json | undefined {
  const place = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  if (Object.keys(place).length === 0) return undefined
  const latitude = Number(place['latitude'] ?? Number.NaN)
  const longitude = Number(place['longitude'] ?? Number.NaN)
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude }
  return fault(at, 'out-of-range', 'must be a latitude from -90 to 90 and a longitude from -180 to 180')
}
