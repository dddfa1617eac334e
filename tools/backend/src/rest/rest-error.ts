import type { SqlError } from '../database/describe-sql-error.ts'

/** Left to lite: it rewrites these messages into PostgREST's own words. */
const wordedByLite = new Set(['42P01', '42703', '42883', 'PGRST'])

export function isWordedByLite(error: SqlError): boolean {
  return wordedByLite.has(error.code)
}

/**
 * An error of the database as PostgREST answers it: SQLSTATE, message, detail and
 * hint, under the status its error module gives that SQLSTATE
 * (https://docs.postgrest.org/en/stable/references/errors.html).
 */
export function toRestResponse(error: SqlError, role: string): Response {
  const body = {
    code: error.code,
    details: error.detail ?? null,
    hint: error.hint ?? null,
    message: error.message,
  }
  return Response.json(body, { status: statusOf(error, role) })
}

const exact: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
  '42P17': 500,
}

const classes: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

function statusOf({ code, message }: SqlError, role: string): number {
  if (code === '42501') return role === 'anon' ? 401 : 403
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500
  const custom = /^PT([2-5]\d\d)$/.exec(code)?.[1]
  return exact[code] ?? (custom ? Number(custom) : (classes[code.slice(0, 2)] ?? 400))
}
