import type { GatewayContext } from '../../gateway/context.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { authenticate, requireSecondFactor } from '../authenticate.ts'
import { checkChallenge, saveFlowState } from '../pkce.ts'
import { resolveRedirect } from '../redirect.ts'

/** `GET /authorize?provider=…`: on to the provider. */
export async function authorize(auth: AuthService, context: GatewayContext): Promise<Response> {
  return context.redirect(await begin(auth, context), 302)
}

/** `GET /user/identities/authorize?provider=…`: the same, to tie the account there to the user signed in here. */
export async function authorizeLink(auth: AuthService, context: GatewayContext): Promise<Response> {
  if (!auth.config.manualLinkingEnabled) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }
  const signedIn = await authenticate(auth, context)
  requireSecondFactor(auth, signedIn)
  const url = await begin(auth, context, signedIn.user.id)
  return context.req.query('skip_http_redirect') === 'true'
    ? context.json({ url })
    : context.redirect(url, 302)
}

async function begin(auth: AuthService, context: GatewayContext, linkTo?: string): Promise<string> {
  const { provider = '', code_challenge, code_challenge_method } = context.req.query()
  const name = provider.toLowerCase()
  if (!auth.config.providers.includes(name))
    throw validationFailed('Unsupported provider: provider is not enabled')
  const challenge = {
    ...(code_challenge ? { code_challenge } : {}),
    ...(code_challenge_method ? { code_challenge_method } : {}),
  }
  checkChallenge(challenge)
  const flow = await auth.database.transaction((tx) =>
    saveFlowState(auth, tx, {
      ...challenge,
      provider: name,
      method: 'oauth',
      redirectTo: resolveRedirect(context, auth.config),
      ...(linkTo ? { linkTo } : {}),
    }),
  )
  return auth.providers.signInUrl(name, flow.id)
}
