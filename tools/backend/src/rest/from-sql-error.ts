import type { SqlError } from '../database/describe-sql-error.ts'
import { RestError } from './rest-error.ts'

/**
 * An error of the database as PostgREST answers it: SQLSTATE, message, detail and
 * hint, under the status its error module gives that SQLSTATE.
 */
export function fromSqlError(error: SqlError, role: string): RestError {
  if (error.code === 'PGRST') return fromRaised(error)
  return new RestError(statusOf(error, role), error.code, error.message, {
    details: error.detail,
    hint: error.hint,
  })
}

const exact: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
  '42883': 404,
  '42P01': 404,
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

/** `raise sqlstate 'PGRST'`: a function chooses the whole answer, the body in its message, status and headers in its detail. */
function fromRaised({ message, detail }: SqlError): RestError {
  const body = parseRecord(message)
  const answer = parseRecord(detail ?? '')
  if (!body || !answer || typeof answer['status'] !== 'number') {
    return new RestError(500, 'PGRST121', `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`, {
      details: body
        ? `Invalid JSON value for DETAIL: '${detail}'`
        : `Invalid JSON value for MESSAGE: '${message}'`,
    })
  }
  return new RestError(answer['status'], textOf(body['code']), textOf(body['message']), {
    details: body['details'],
    hint: textOf(body['hint']) || null,
    headers: (answer['headers'] ?? {}) as Record<string, string>,
  })
}

function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
