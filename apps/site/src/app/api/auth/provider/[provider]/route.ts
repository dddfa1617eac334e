import { startProviderSignIn } from '@house-edge/auth/server'
import { siteAuth } from '../../../../../auth.ts'
import { backendConfig } from '../../../../../config.ts'

/**
 * Sends the visitor to a provider to sign in. A link, not a form: the policy's `form-action` applies to
 * redirects too.
 */
export async function GET(request: Request, { params }: { params: Promise<{ provider: string }> }) {
  const { provider } = await params
  return siteAuth().handle(request, (context) => {
    // A page elsewhere must not begin a sign-in here that the visitor did not ask for.
    const isOwnLink = (request.headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'
    if (!isOwnLink || !backendConfig().AUTH_PROVIDERS.includes(provider)) return context.redirect('/login')
    return startProviderSignIn(context, { provider, callback: '/api/auth/provider/callback' })
  })
}
