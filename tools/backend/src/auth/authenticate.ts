import { errors } from 'jose'
import type { Transaction } from '../database/database.ts'
import type { Claims } from '../gateway/claims.ts'
import type { GatewayContext } from '../gateway/context.ts'
import { AuthError } from './auth-error.ts'
import type { AuthService } from './auth-service.ts'
import { findSession, type Session } from './sessions/session.ts'
import type { Visitor } from './sessions/issue-session.ts'
import { findUserById, hasVerifiedFactor, isBanned, type User } from './users/user.ts'

export interface SignedIn {
  claims: Claims
  user: User
  session: Session
}

/**
 * The user behind the bearer token, with the session it belongs to. A token
 * outlives its session by up to an hour; here it stops working at once.
 *
 * @throws {AuthError} `no_authorization`, `bad_jwt`, `user_not_found`, `session_not_found` or `user_banned`
 */
export async function authenticate(auth: AuthService, context: GatewayContext): Promise<SignedIn> {
  const claims = await verifyBearer(auth, context)
  return auth.database.transaction((tx) => loadSignedIn(auth, tx, claims))
}

/** The same inside a transaction, so that what was read still holds when it is acted upon. */
export async function loadSignedIn(auth: AuthService, tx: Transaction, claims: Claims): Promise<SignedIn> {
  const user = await findUserById(tx, String(claims.sub))
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = await findSession(tx, String(claims.session_id))
  if (!session || session.user_id !== user.id) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  if (isBanned(user, auth.clock.nowMs())) throw new AuthError(403, 'user_banned', 'User is banned')
  return { claims, user, session }
}

export async function verifyBearer(auth: AuthService, context: GatewayContext): Promise<Claims> {
  const bearer = context.get('bearer')
  if (!bearer) throw missingBearer(context)
  const claims = await verify(auth, bearer)
  if (!isUuid(claims.sub)) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  if (!isUuid(claims.session_id))
    throw new AuthError(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID')
  return claims
}

/**
 * For changes that a password alone must not make. GoTrue asks the same for passwords and addresses,
 * and for nothing else.
 *
 * @throws {AuthError} `insufficient_aal`
 */
export function requireSecondFactor(auth: AuthService, { user, session }: SignedIn): void {
  if (!auth.config.changesNeedSecondFactor || session.aal === 'aal2' || !hasVerifiedFactor(user)) return
  throw new AuthError(403, 'insufficient_aal', 'AAL2 session is required when MFA is enabled.')
}

export function describeVisitor(context: GatewayContext): Visitor {
  return { ip: context.get('ip'), userAgent: context.req.header('user-agent') }
}

async function verify(auth: AuthService, bearer: string): Promise<Claims> {
  try {
    return (await auth.keys.verify(bearer)) as Claims
  } catch (error) {
    const reason =
      error instanceof errors.JWTExpired
        ? 'token has invalid claims: token is expired'
        : 'signature is invalid'
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`)
  }
}

function missingBearer(context: GatewayContext): AuthError {
  return context.req.header('authorization')
    ? new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
    : new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value)
}
