/**
 * A refusal in PostgREST's words: its code, its status and the four fields of its
 * body (https://docs.postgrest.org/en/stable/references/errors.html).
 */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly hint: string | null
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    rest: { details?: unknown; hint?: string | null | undefined; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = rest.details ?? null
    this.hint = rest.hint ?? null
    this.headers = rest.headers ?? {}
  }

  toResponse(): Response {
    const { code, details, hint, message, status, headers } = this
    const challenge = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}
    return Response.json({ code, details, hint, message }, { status, headers: { ...challenge, ...headers } })
  }
}

export const invalidBody = (message = 'Empty or invalid json'): RestError =>
  new RestError(400, 'PGRST102', message)

export const notEmbedded = (name: string): RestError =>
  new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })

export const notSingular = (rows: number): RestError =>
  new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  })

export const unsatisfiableRange = (details: string, headers: Record<string, string> = {}): RestError =>
  new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details, headers })
