import type { Transaction } from '../../database/database.ts'
import type { GatewayContext } from '../../gateway/context.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { describeVisitor, isUuid } from '../authenticate.ts'
import { findAccount } from '../oauth/find-account.ts'
import { linkToUser } from '../oauth/link-to-user.ts'
import type { ProviderProfile } from '../oauth/provider-profile.ts'
import type { FlowState } from '../pkce.ts'
import { issueSession } from '../sessions/issue-session.ts'
import type { User } from '../users/user.ts'
import { addMessage, addSession, describe } from './verify-link.ts'

/**
 * `GET /callback`: returns from the provider to where the flow began, with a code (PKCE) or the session. Without a
 * valid state everything else is ignored, and the visitor is sent to the site.
 */
export async function callback(auth: AuthService, context: GatewayContext): Promise<Response> {
  let target = new URL(auth.config.siteUrl)
  try {
    const flow = await auth.database.transaction((tx) => getFlow(auth, tx, context.req.query('state')))
    target = new URL(flow.referrer ?? auth.config.siteUrl)
    const profile = getProfile(auth, context, flow)
    const refusal = await auth.database.transaction(async (tx) => {
      const user = await settle(auth, tx, flow, profile)
      if (user instanceof AuthError) return user
      return finish(auth, context, tx, { flow, user, target })
    })
    if (refusal) throw refusal
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    // The visitor is at the provider's end of a redirect: there is no page here to show a failure on.
    addMessage(target, describe(error), true)
  }
  return context.redirect(target.href, 302)
}

async function getFlow(auth: AuthService, tx: Transaction, state: string | undefined): Promise<FlowState> {
  if (!state) throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
  const { rows } = isUuid(state)
    ? await tx.query<FlowState>(`select * from auth.flow_state where id = $1`, [state])
    : { rows: [] }
  const flow = rows[0]
  if (!flow) throw new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired')
  if (Date.parse(flow.created_at) + auth.config.flowStateSeconds * 1000 < auth.clock.nowMs()) {
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state has expired')
  }
  if (flow.user_id) throw new AuthError(400, 'flow_state_already_used', 'State has already been used')
  return flow
}

function getProfile(auth: AuthService, context: GatewayContext, flow: FlowState): ProviderProfile {
  const { error, error_description: reason, code = '' } = context.req.query()
  if (error) throw new AuthError(403, 'bad_oauth_callback', reason ?? 'The provider refused')
  const profile = auth.providers.redeem(code)
  if (!profile || profile.provider !== flow.provider_type) {
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth code is not valid')
  }
  return profile
}

function settle(
  auth: AuthService,
  tx: Transaction,
  flow: FlowState,
  profile: ProviderProfile,
): Promise<User | AuthError> {
  return flow.linking_target_id
    ? linkToUser(auth, tx, flow.linking_target_id, profile)
    : findAccount(auth, tx, profile)
}

async function finish(
  auth: AuthService,
  context: GatewayContext,
  tx: Transaction,
  { flow, user, target }: { flow: FlowState; user: User; target: URL },
): Promise<undefined> {
  // Without PKCE the session itself goes to the browser, in the fragment, as the vendor's implicit flow has
  // it.
  if (!flow.code_challenge) {
    await tx.query(`delete from auth.flow_state where id = $1`, [flow.id])
    addSession(target, 'oauth', await issueSession(auth, tx, user, 'oauth', describeVisitor(context)))
    return
  }
  await tx.query(
    `update auth.flow_state set user_id = $2, provider_access_token = $3, auth_code_issued_at = $4, updated_at = $4
     where id = $1`,
    [flow.id, user.id, auth.random.urlSafe(32), auth.clock.nowIso()],
  )
  target.searchParams.set('code', flow.auth_code)
}
