import { type Auth, createAuth } from '@house-edge/auth/server'
import { authPeers } from './account/auth-peers.ts'
import { isCommonPassword } from './account/common-password.ts'
import { findVisitorAddress } from './account/visitor-address.ts'
import { backendConfig, contentConfig, siteConfig } from './config.ts'
import { signInRule } from './sign-in-rule.ts'
import { levelOfAuth } from './process/event-level.ts'
import { siteLog } from './process/log.ts'
import { namingRequests } from './process/naming-requests.ts'
import { webhookSecret } from './process/webhook-secret.ts'

let auth: Auth | undefined

/** Sessions and the sign-in rule, created from the configuration on first use. */
export function siteAuth(): Auth {
  auth ??= createSiteAuth()
  return auth
}

function createSiteAuth(): Auth {
  const backend = backendConfig()
  const rule = signInRule()
  return createAuth({
    backend: {
      url: backend.BACKEND_URL,
      publishableKey: backend.BACKEND_PUBLISHABLE_KEY,
      secretKey: backend.BACKEND_SECRET_KEY,
    },
    siteOrigin: siteConfig().SITE_ORIGIN,
    afterSignIn: '/account',
    ...(rule && { rule }),
    visitorAddress: (request) => findVisitorAddress(request.headers),
    isCommonPassword,
    ...(siteConfig().SITE_SHARED_URL !== undefined && {
      peers: authPeers(webhookSecret(contentConfig().CONTENT_WEBHOOK_SECRET)),
    }),
    fetch: namingRequests((input: Parameters<typeof fetch>[0], init?: RequestInit) => fetch(input, init)),
    siteName: 'House Edge',
    onNotice: (notice) => siteLog()[levelOfAuth(notice)]('auth', notice),
  })
}
