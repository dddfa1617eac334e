import { errors } from 'jose'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { anonClaims, serviceClaims, type Claims } from './claims.ts'
import type { GatewayContext } from './context.ts'

type Caller = { claims: Claims } | { refused: 'expired' | 'invalid' }

/** PostgREST allows this much disagreement between clocks. */
const toleranceSeconds = 30

/** Who is asking: a user when there is a bearer token, otherwise the role of the API key. */
export async function resolveCaller(context: GatewayContext, keys: SigningKeys): Promise<Caller> {
  const bearer = context.get('bearer')
  if (!bearer) return { claims: context.get('apiRole') === 'service_role' ? serviceClaims : anonClaims }
  try {
    const payload = await keys.verify(bearer, toleranceSeconds)
    const role = typeof payload['role'] === 'string' ? payload['role'] : 'anon'
    return { claims: { ...payload, role } }
  } catch (error) {
    return { refused: error instanceof errors.JWTExpired ? 'expired' : 'invalid' }
  }
}
