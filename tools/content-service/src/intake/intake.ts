import { isJsonObject } from '../json/json.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { AssetCatalogue } from '../assets/catalogue.ts'
import { keyOfPart } from '../documents/out-of-place.ts'
import type { Models } from '../models/model.ts'

/** A fault in the sent content, at one place of it. */
export interface FieldFault {
  /** From the document on: `uid`, `data.slices.0.primary.title`. */
  path: string
  code: 'unknown-field' | 'wrong-kind' | 'not-allowed' | 'out-of-range' | 'not-found' | 'taken' | 'missing'
  /** For an editor to read. */
  message: string
}

/** What parsing a document depends on, and the faults found so far. */
export interface Intake {
  models: Models
  assets: AssetCatalogue
  /** Where this service is reached from outside: its own pictures are kept without it. */
  origin: string
  /** The type of a document, published or not; `undefined` when there is none. */
  typeOf(id: string): string | undefined
  /** The document the data is of: it makes ids that stay the same. */
  documentId: string
  /**
   * Whether the document comes from elsewhere. What its model did not always forbid
   * is then kept as it is: the hosted service sends it too.
   */
  isForeign: boolean
  /** What the document holds already without a place in its models, as {@link placeless} names it: that stays. */
  stored: ReadonlySet<string>
  faults: FieldFault[]
  /** The place that is taken in: `data.slices.0.primary.title`. */
  path: string
}

/** A place within another. */
export function within(at: Intake, name: string | number): Intake {
  return { ...at, path: `${at.path}.${name}` }
}

/** Notes a fault. */
export function fault({ faults, path }: Intake, code: FieldFault['code'], message: string): undefined {
  faults.push({ path, code, message })
}

/** Whether the document holds a value already that its models have no place for. @param name Of its field; none for a slice. */
export function isStored(name: string, value: Json | undefined, { stored }: Intake): value is Json {
  return value !== undefined && stored.size > 0 && stored.has(keyOfPart(name, value))
}

/** Whether there is nothing in a value: it is then not kept. */
export function isNothing(value: Json | undefined): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}

/** A value as an object, or a fault. */
export function takeObject(value: Json | undefined, at: Intake): JsonObject | undefined {
  return isJsonObject(value) ? value : fault(at, 'wrong-kind', 'must be an object')
}

/** A value as a list of objects. Anything else is a fault, and so is each item that is no object. */
export function takeItems(value: Json | undefined, at: Intake): [Intake, JsonObject][] {
  if (isNothing(value)) return []
  if (!Array.isArray(value)) {
    fault(at, 'wrong-kind', 'must be a list')
    return []
  }
  return value.flatMap((item, index): [Intake, JsonObject][] => {
    const place = within(at, index)
    const object = takeObject(item, place)
    return object ? [[place, object]] : []
  })
}

/** A value as a text, or a fault. */
export function takeText(value: Json | undefined, at: Intake): string | undefined {
  return typeof value === 'string' ? value : fault(at, 'wrong-kind', 'must be a text')
}

/** The members of an object that are texts with something in them. */
export function texts(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(
    keys.filter((key) => typeof value[key] === 'string' && value[key] !== '').map((key) => [key, value[key]]),
  )
}
