import { WireError } from '../errors/wire-error.ts'
import type { Json } from '../json/json.ts'

/** JSON, as the hosted service labels it. */
export function jsonAnswer(body: Json | string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  if (!headers.has('content-type')) headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { ...init, headers })
}

/** The answer an error stands for; `undefined` for an error of the service itself. A text goes out labelled JSON: the hosted service does that. */
export function errorAnswer(error: unknown): Response | undefined {
  return error instanceof WireError ? jsonAnswer(error.body, { status: error.status }) : undefined
}
