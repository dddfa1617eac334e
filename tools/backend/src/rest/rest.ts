import { App } from '@supabase/lite'
import { resolveCaller } from '../gateway/caller.ts'
import type { Claims } from '../gateway/claims.ts'
import type { GatewayContext } from '../gateway/context.ts'
import type { Database } from '../database/database.ts'
import { isSqlError } from '../database/describe-sql-error.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { isWordedByLite, toRestResponse } from './rest-error.ts'

/** Rows in one answer at most, as hosted. */
const maxRows = 1000

export type RestService = (context: GatewayContext) => Promise<Response>

/**
 * The data API: `@supabase/lite`'s PostgREST, told by us who is asking.
 *
 * Lite is given no credentials at all. Its key resolver looks the caller up by the
 * request object, which only this module can make, so there is no token to forge.
 */
export function createRest(database: Database, keys: SigningKeys): RestService {
  const callers = new WeakMap<Request, Claims>()
  const app = new App({
    connection: database.connection,
    db: { driver: 'pglite' },
    auth: { enabled: false },
    storage: { enabled: false },
    studio: { enabled: false },
    api: {
      enabled: true,
      schemas: ['public'],
      extra_search_path: ['public', 'extensions'],
      max_rows: maxRows,
    },
    options: {
      server: {
        disableStudio: true,
        apiKeys: {
          resolver: async (_key: string, { req }: { req: { raw: Request } }) => {
            const claims = callers.get(req.raw)
            return claims ? { type: 'publishable', claims } : null
          },
        },
      },
    },
  } as unknown as ConstructorParameters<typeof App>[0])

  return async (context) => {
    const caller = await resolveCaller(context, keys)
    if ('refused' in caller) return refuse(caller.refused)
    const request = await copyFor(context)
    callers.set(request, caller.claims)
    return database.exclusively(() =>
      answerSqlErrors(database, caller.claims.role, async () => app.fetch(request)),
    )
  }
}

/** The request without anything that names a caller, and with its body read before the connection is taken. */
async function copyFor(context: GatewayContext): Promise<Request> {
  const { raw } = context.req
  const url = new URL(raw.url)
  if (url.searchParams.has('apikey')) url.searchParams.delete('apikey')
  const headers = new Headers(raw.headers)
  for (const name of ['authorization', 'cookie', 'x-supabase-admin']) headers.delete(name)
  headers.set('apikey', 'resolved')
  const hasBody = !['GET', 'HEAD'].includes(raw.method)
  return new Request(url, {
    method: raw.method,
    headers,
    ...(hasBody ? { body: await raw.arrayBuffer() } : {}),
  })
}

/**
 * Answers errors of the database ourselves. Lite turns several into a bare 500
 * (violated checks, `raise exception`) and prints every one of them; an error
 * that brings its own response passes through it untouched.
 */
async function answerSqlErrors(
  database: Database,
  role: string,
  work: () => Promise<Response>,
): Promise<Response> {
  const connection = database.connection as { normalizeDbError: (this: unknown, error: unknown) => unknown }
  const normalize = connection.normalizeDbError
  connection.normalizeDbError = (error) => {
    if (!isSqlError(error) || isWordedByLite(error)) return normalize.call(connection, error)
    throw Object.assign(new TypeError(error.message), { getResponse: () => toRestResponse(error, role) })
  }
  try {
    return await work()
  } finally {
    connection.normalizeDbError = normalize
  }
}

function refuse(reason: 'expired' | 'invalid'): Response {
  return reason === 'expired'
    ? Response.json({ code: 'PGRST303', details: null, hint: null, message: 'JWT expired' }, { status: 401 })
    : Response.json(
        {
          code: 'PGRST301',
          details: 'None of the keys was able to decode the JWT',
          hint: null,
          message: 'No suitable key or wrong key type',
        },
        { status: 401 },
      )
}
