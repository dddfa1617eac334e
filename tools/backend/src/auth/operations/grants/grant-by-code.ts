import type { GatewayContext } from '../../../gateway/context.ts'
import { AuthError, validationFailed } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { describeVisitor, isUuid } from '../../authenticate.ts'
import { checkVerifier, type FlowState } from '../../pkce.ts'
import { readParams } from '../../read-params.ts'
import { issueSession } from '../../sessions/issue-session.ts'
import { findUserById } from '../../users/user.ts'

const notFound = (): AuthError =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')

/** `POST /token?grant_type=pkce`: a code is worth one session, and goes before the session is made. */
export async function grantByCode(auth: AuthService, context: GatewayContext): Promise<Response> {
  const params = await readParams(context, { auth_code: 'string', code_verifier: 'string' })
  const { auth_code: code, code_verifier: verifier } = params
  if (!code || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty')
  }
  if (!isUuid(code)) throw notFound()

  return auth.database.transaction(async (tx) => {
    const { rows } = await tx.query<FlowState>(`select * from auth.flow_state where auth_code = $1`, [code])
    const flow = rows[0]
    const user = flow?.user_id ? await findUserById(tx, flow.user_id) : undefined
    if (!flow || !user) throw notFound()
    if (isExpired(auth, flow)) {
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    }
    checkVerifier(flow, verifier)
    await tx.query(`delete from auth.flow_state where id = $1`, [flow.id])
    const session = await issueSession(auth, tx, user, flow.authentication_method, describeVisitor(context))
    return context.json({
      ...session,
      ...(flow.provider_access_token ? { provider_token: flow.provider_access_token } : {}),
      ...(flow.provider_refresh_token ? { provider_refresh_token: flow.provider_refresh_token } : {}),
    })
  })
}

function isExpired(auth: AuthService, flow: FlowState): boolean {
  const from = flow.auth_code_issued_at ?? flow.created_at
  return Date.parse(from) + auth.config.flowStateSeconds * 1000 < auth.clock.nowMs()
}
