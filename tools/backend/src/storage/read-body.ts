import { isRecord } from '@house-edge/double/json'
import type { GatewayContext } from '../gateway/context.ts'
import { isUnreadable } from '../gateway/readable-json.ts'
import { readAtMost } from '../gateway/limit-body.ts'
import { invalidRequest, tooLarge } from './storage-error.ts'

const maxJsonBytes = 1024 * 1024

/** The JSON object in the body; an empty body is an empty object. @throws {StorageError} `InvalidRequest` */
export async function readJson(context: GatewayContext): Promise<Record<string, unknown>> {
  const bytes = context.req.raw.body ? await readAtMost(context.req.raw.body, maxJsonBytes) : new Uint8Array()
  if (!bytes) throw tooLarge()
  const text = new TextDecoder().decode(bytes)
  if (isUnreadable(text)) throw invalidRequest('Body is nested too deeply')
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text)
    if (isRecord(body)) return body
  } catch {
    throw invalidRequest('Body is not valid JSON')
  }
  throw invalidRequest('body must be object')
}

/** @throws {StorageError} `InvalidRequest` when the field is no string. */
export function readText(body: Record<string, unknown>, field: string): string {
  const value = body[field]
  if (typeof value !== 'string') throw invalidRequest(`body must have required property '${field}'`)
  return value
}

/** @throws {StorageError} `InvalidRequest` when the field is there and no whole number of at least `least`. */
export function readCount(
  body: Record<string, unknown>,
  field: string,
  fallback: number,
  least: number,
): number {
  const value = body[field] ?? fallback
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least) {
    throw invalidRequest(`body/${field} must be integer >= ${least}`)
  }
  return value
}
