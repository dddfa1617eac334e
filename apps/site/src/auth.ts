import { type Auth, createAuth } from '@house-edge/auth/server'
import { isCommonPassword } from './account/common-password.ts'
import { findVisitorAddress } from './account/visitor-address.ts'
import { backendConfig, siteConfig } from './config.ts'
import { findPeers } from './finished/peers.ts'
import { signInRule } from './sign-in-rule.ts'
import { levelOfAuth } from './process/event-level.ts'
import { siteLog } from './process/log.ts'
import { namingRequests } from './process/naming-requests.ts'

let auth: Auth | undefined

/** Sessions and the sign-in rule, created from the configuration on first use. */
export function siteAuth(): Auth {
  auth ??= createSiteAuth()
  return auth
}

function createSiteAuth(): Auth {
  const backend = backendConfig()
  const rule = signInRule()
  const peers = findPeers('auth')
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
    ...(peers && { peers }),
    fetch: namingRequests((input: Parameters<typeof fetch>[0], init?: RequestInit) => fetch(input, init)),
    siteName: 'House Edge',
    onNotice: (notice) => siteLog()[levelOfAuth(notice)]('auth', notice),
  })
}
