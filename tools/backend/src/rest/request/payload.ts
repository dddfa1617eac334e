import { isTooDeep } from '@house-edge/double/json'
import { invalidBody, type RestError } from '../rest-error.ts'

/** Rows to be written, or arguments of a function. */
export interface Payload {
  /** JSON, an object or an array of objects; what a function takes whole may be anything. */
  text: string
  isObject: boolean
  keys: string[]
}

/**
 * Reads a body of JSON.
 *
 * @param columns Named by the request; keys are then not looked at.
 * @throws {RestError} `PGRST102`
 */
export function readPayload(body: string, contentType: string, columns: string[] | undefined): Payload {
  if (contentType !== 'application/json') throw invalidBody(`Content-Type not acceptable: ${contentType}`)
  const value = parseJson(body)
  if (columns === undefined) return { ...fromValue(value), text: body }
  return { text: body, isObject: !Array.isArray(value), keys: columns }
}

/** @throws {RestError} `PGRST102` when it is none, or nested too deeply. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw invalidBody('The body is nested too deeply')
  try {
    return JSON.parse(text)
  } catch {
    throw invalidBody()
  }
}

function fromValue(value: unknown): Payload {
  if (Array.isArray(value)) return fromRows(value as unknown[])
  const isObject = typeof value === 'object' && value !== null
  return isObject ? { text: JSON.stringify(value), isObject, keys: Object.keys(value) } : fromRows([])
}

function fromRows(rows: unknown[]): Payload {
  const keySets = rows.map((row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) throw differentKeys()
    return Object.keys(row)
  })
  const keys = keySets[0] ?? []
  const wanted = keys.toSorted().join('\0')
  if (keySets.some((set) => set.toSorted().join('\0') !== wanted)) throw differentKeys()
  return { text: JSON.stringify(rows), isObject: false, keys }
}

const differentKeys = (): RestError => invalidBody('All object keys must match')
