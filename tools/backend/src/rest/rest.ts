import type { Database } from '../database/database.ts'
import { resolveCaller } from '../gateway/caller.ts'
import type { GatewayContext } from '../gateway/context.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { readCatalogue, type Catalogue } from './catalogue/catalogue.ts'
import { readRequest } from './request/read-request.ts'
import { RestError } from './rest-error.ts'
import { runPlan } from './run.ts'
import { planRequest } from './statements/plan-request.ts'
import { toResponse } from './to-response.ts'

export type RestService = (context: GatewayContext) => Promise<Response>

/**
 * The data API, as PostgREST answers: each request is parsed, checked against the
 * database's catalogue and run as one statement, under the caller's role. Rows are
 * put together as JSON by Postgres.
 */
export function createRest(database: Database, keys: SigningKeys): RestService {
  let catalogue: Promise<Catalogue> | undefined
  return async (context) => {
    try {
      const caller = await resolveCaller(context, keys)
      if ('refused' in caller) throw refusal(caller.refused)
      const request = await readRequest(context.req.raw, caller.claims)
      const plan = planRequest(await (catalogue ??= readCatalogue(database)), request)
      return toResponse(request, plan, await runPlan(database, request, plan))
    } catch (error) {
      if (error instanceof RestError) return error.toResponse()
      throw error
    }
  }
}

function refusal(reason: 'expired' | 'invalid'): RestError {
  return reason === 'expired'
    ? new RestError(401, 'PGRST303', 'JWT expired')
    : new RestError(401, 'PGRST301', 'No suitable key or wrong key type', {
        details: 'None of the keys was able to decode the JWT',
      })
}
