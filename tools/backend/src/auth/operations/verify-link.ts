import type { Transaction } from '../../database/database.ts'
import type { GatewayContext } from '../../gateway/context.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { describeVisitor } from '../authenticate.ts'
import { pkcePrefix } from '../one-time-token.ts'
import type { FlowState } from '../pkce.ts'
import { resolveRedirect } from '../redirect.ts'
import { issueSession } from '../sessions/issue-session.ts'
import type { User } from '../users/user.ts'
import { applyProof, halfConfirmed } from '../verification/apply-proof.ts'
import { findProofByHash, type Proof } from '../verification/find-proof.ts'

/** How each kind of link is named in the flow state that belongs to it. */
const methods: Record<string, string> = {
  signup: 'email/signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
}

/**
 * `GET /verify`: the link itself, as `generateLink` hands it out. Answers with a
 * redirect that carries a code (PKCE) or the session (implicit flow).
 */
export async function verifyLink(auth: AuthService, context: GatewayContext): Promise<Response> {
  auth.limits.take('verifications', 'verify', context.get('ip'))
  const type = context.req.query('type')
  const hash = context.req.query('token')
  if (!type) throw validationFailed('Verify requires a verification type')
  if (!hash) throw validationFailed('Verify requires a token or a token hash')
  const target = new URL(resolveRedirect(context, auth.config))
  const isPkce = hash.startsWith(pkcePrefix)
  const method = Object.hasOwn(methods, type) ? methods[type] : undefined
  if (isPkce && !method) throw noSuchMethod(auth, type)

  try {
    await auth.database.transaction(async (tx) => {
      const proof = await findProofByHash(auth, tx, type, hash)
      const user = await applyProof(auth, tx, proof)
      if (!user) return addMessage(target, { message: halfConfirmed }, isPkce)
      if (method && isPkce) return target.searchParams.set('code', await issueCode(auth, tx, user, method))
      const session = await issueSession(auth, tx, user, 'otp', describeVisitor(context))
      return addSession(target, type === 'email' ? kindOf(proof) : type, session)
    })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    addMessage(target, describe(error), isPkce)
  }
  return context.redirect(target.href, 303)
}

/**
 * GoTrue 2.196 reads the method of a flow out of the type of the link, and knows none for `email`
 * (internal/api/verify.go, verifyGet). Links that lead to a page of the site are not affected.
 */
function noSuchMethod(auth: AuthService, type: string): AuthError {
  auth.record({
    action: 'unexpected_failure',
    detail: `unsupported authentication method ${JSON.stringify(type)}`,
  })
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  )
}

/** What a link for any e-mail turned out to be. */
function kindOf({ token }: Proof): string {
  return token.token_type === 'confirmation_token' ? 'signup' : 'magiclink'
}

/** Only the browser that began the flow has the verifier, so the code is of no use to another. */
async function issueCode(auth: AuthService, tx: Transaction, user: User, method: string): Promise<string> {
  const { rows } = await tx.query<FlowState>(
    `update auth.flow_state set auth_code_issued_at = $3, updated_at = $3
     where id = (
       select id from auth.flow_state
       where user_id = $1 and authentication_method = $2 and code_challenge is not null
       order by created_at desc limit 1
     ) returning *`,
    [user.id, method, auth.clock.nowIso()],
  )
  const flow = rows[0]
  if (!flow) throw new AuthError(400, 'flow_state_not_found', 'No associated flow state found.')
  return flow.auth_code
}

export function addSession(target: URL, type: string, session: object): void {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session as Record<
    string,
    unknown
  >
  const values = { access_token, expires_at, expires_in, refresh_token, token_type, type, sb: '' }
  target.hash = new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
}

export function addMessage(target: URL, values: Record<string, string>, isPkce: boolean): void {
  if (isPkce) for (const [name, value] of Object.entries(values)) target.searchParams.set(name, value)
  target.hash = new URLSearchParams({ ...values, sb: '' }).toString()
}

const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

export function describe(error: AuthError): Record<string, string> {
  const name = oauthErrors[error.status]
  return { ...(name ? { error: name } : {}), error_code: error.code, error_description: error.message }
}
