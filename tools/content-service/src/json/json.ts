import { isRecord } from '@house-edge/double/json'

/** Any value a JSON text can hold. */
export type Json = string | number | boolean | null | Json[] | JsonObject

/** A JSON object. Members may be `undefined` in memory; they are absent on disk and on the wire. */
export interface JsonObject {
  [key: string]: Json | undefined
}

/** Reads a JSON text, with the byte order mark that some editors begin a file with. @throws {SyntaxError} It is not JSON. */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ''))
}

/** Whether a value is a JSON object, as opposed to an array or a scalar. */
export function isJsonObject(value: unknown): value is JsonObject {
  return isRecord(value)
}

/** Every object in a value, itself and those within others. */
export function* everyObject(value: Json | undefined): Generator<JsonObject> {
  if (isJsonObject(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const member of Object.values(value)) yield* everyObject(member)
}

/** The member of a JSON object as an object, or an empty one. */
export function objectAt(value: JsonObject, key: string): JsonObject {
  const member = value[key]
  return isJsonObject(member) ? member : {}
}

/** The objects of a list; anything else in it is left out, and what is no list is an empty one. */
export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

/** The member of a JSON object as a list of objects. */
export function objectsAt(value: JsonObject, key: string): JsonObject[] {
  return objectsIn(value[key])
}

/** The member of a JSON object when it is a string with something in it. */
export function textAt(value: JsonObject, key: string): string | undefined {
  const member = value[key]
  return typeof member === 'string' && member !== '' ? member : undefined
}
