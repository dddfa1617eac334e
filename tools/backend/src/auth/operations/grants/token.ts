import type { GatewayContext } from '../../../gateway/context.ts'
import { AuthError } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { grantByCode } from './grant-by-code.ts'
import { grantByPassword } from './grant-by-password.ts'
import { grantByRefreshToken } from './grant-by-refresh-token.ts'

type Grant = (auth: AuthService, context: GatewayContext) => Promise<Response>

const grants: Record<string, Grant> = {
  password: grantByPassword,
  refresh_token: grantByRefreshToken,
  pkce: grantByCode,
  id_token: async () => {
    throw new AuthError(400, 'provider_disabled', 'Provider (issuer) is not enabled')
  },
  web3: async () => {
    throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
  },
}

/** `POST /token?grant_type=…`, counted for the address before anything is compared, so that every guess counts. */
export async function token(auth: AuthService, context: GatewayContext): Promise<Response> {
  const grantType = context.req.query('grant_type') ?? ''
  const grant = Object.hasOwn(grants, grantType) ? grants[grantType] : undefined
  if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  auth.limits.take('tokens', 'token', context.get('ip'))
  return grant(auth, context)
}
