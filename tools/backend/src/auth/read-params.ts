import type { GatewayContext } from '../gateway/context.ts'
import { AuthError } from './auth-error.ts'

type Kind = 'string' | 'boolean' | 'object'
type Shape = Record<string, Kind>
type Value<K extends Kind> = K extends 'string'
  ? string
  : K extends 'boolean'
    ? boolean
    : Record<string, unknown>
export type Params<S extends Shape> = { [K in keyof S]?: Value<S[K]> }

/**
 * Reads the named fields of a JSON body and nothing else, so a field like `role`
 * or `is_admin` that a caller adds never travels further.
 *
 * @throws {AuthError} `bad_json` when the body is no JSON object or a field has another type.
 */
export async function readParams<S extends Shape>(context: GatewayContext, shape: S): Promise<Params<S>> {
  const body = await readObject(context)
  const params: Record<string, unknown> = {}
  for (const [field, kind] of Object.entries(shape)) {
    const value = Object.hasOwn(body, field) ? body[field] : undefined
    if (value === undefined || value === null) continue
    if (kindOf(value) !== kind) throw badJson(`field ${field} must be of type ${kind}`)
    params[field] = value
  }
  return params as Params<S>
}

async function readObject(context: GatewayContext): Promise<Record<string, unknown>> {
  const text = await context.req.text()
  if (text === '') return {}
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw badJson('the body is not valid JSON')
  }
  if (kindOf(body) !== 'object') throw badJson('the body is not a JSON object')
  return body as Record<string, unknown>
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return value === null ? 'null' : typeof value
}

function badJson(reason: string): AuthError {
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`)
}
