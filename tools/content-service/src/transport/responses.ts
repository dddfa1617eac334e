import { WireError } from '../errors/wire-error.ts'
import type { Json } from '../json/json.ts'

/** JSON, as the hosted service labels it. */
export function jsonResponse(body: Json | string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  if (!headers.has('content-type')) headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { ...init, headers })
}

/** The response for an error; `undefined` for a failure of the service itself. Plain text is labelled JSON, as by the hosted service. */
export function errorResponse(error: unknown): Response | undefined {
  return error instanceof WireError ? jsonResponse(error.body, { status: error.status }) : undefined
}
