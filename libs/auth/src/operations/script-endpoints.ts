import { visitorSessionOf } from '../setup/internals.ts'
import type { Claims } from '../claims/claims.ts'
import { confirmSession } from './check-session.ts'
import type { AuthContext } from '../setup/auth-context.ts'

/** What the session endpoint tells scripts. No token is in it. */
export type SessionSnapshot =
  | {
      state: 'signed-in'
      claims: Claims
      /** When the token ends, in seconds since 1970. */
      expiresAt: number
    }
  | { state: 'signed-out' }
  | { state: 'unknown' }

/** What the token endpoint hands to scripts: the access token, never the refresh token. */
export interface AccessTokenResponse {
  /** `null` without a session. */
  accessToken: string | null
  /** When the token ends, in seconds since 1970. */
  expiresAt: number
}

/** Tells scripts who is visiting, refreshing the session when that is due. */
export async function answerSession(context: AuthContext): Promise<Response> {
  const visitor = await context.visitor()
  const snapshot: SessionSnapshot =
    visitor.state === 'signed-in'
      ? { state: 'signed-in', claims: visitor.claims, expiresAt: visitor.claims.exp }
      : { state: visitor.state }
  return Response.json(snapshot)
}

/**
 * Gives the access token to scripts that talk to realtime or storage directly.
 *
 * Those services accept a token until it expires, so the auth service is asked whether the session still
 * exists: a stolen cookie is useless here once its session has ended.
 */
export async function answerToken(context: AuthContext): Promise<Response> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await confirmSession(visitorSession)
  const { session } = await visitorSession.open()
  const answer: AccessTokenResponse =
    visitor.state === 'signed-in' && session
      ? { accessToken: session.accessToken, expiresAt: visitor.claims.exp }
      : { accessToken: null, expiresAt: 0 }
  return Response.json(answer, { status: visitor.state === 'unknown' ? 503 : 200 })
}
