import { createPlainFetch } from '@house-edge/content/node'
import { type Auth, createAuth } from '@house-edge/auth/server'
import { observe, observedCalls, tracerOfProcess } from '@house-edge/publishing'
import { findPeers, findVisitorAddress } from '@house-edge/publishing/next'
import { isCommonPassword } from '@house-edge/account'
import { backendConfig, siteConfig } from './config.ts'
import { site } from './site.ts'
import { signInRule } from './sign-in-rule.ts'
import { levelOfAuth } from './logging/event-level.ts'
import { siteLog } from './logging/log.ts'

let auth: Auth | undefined

/** Sessions and the sign-in rule, created from the configuration on first use. */
export function siteAuth(): Auth {
  auth ??= createSiteAuth()
  return auth
}

/** What changes something goes by the runtime's `fetch`: it tells which of them were never sent, and may be sent again. */
function readingFetch(): typeof fetch {
  const read = createPlainFetch()
  return (input, init) => ((init?.method ?? 'GET') === 'GET' ? read : fetch)(input, init)
}

function createSiteAuth(): Auth {
  const backend = backendConfig()
  const rule = signInRule()
  const peers = findPeers(site, 'auth')
  return createAuth({
    backend: {
      url: backend.BACKEND_URL,
      publishableKey: backend.BACKEND_PUBLISHABLE_KEY,
      secretKey: backend.BACKEND_SECRET_KEY,
      previousSecretKey: backend.BACKEND_SECRET_KEY_PREVIOUS,
    },
    siteOrigin: siteConfig().SITE_ORIGIN,
    afterSignIn: '/account',
    ...(rule && { rule }),
    visitorAddress: (request) => findVisitorAddress(request.headers),
    isCommonPassword,
    ...(peers && { peers }),
    tracer: tracerOfProcess(),
    fetch: observedCalls('backend', readingFetch()),
    siteName: 'House Edge',
    onTried: (attempt) => observe({ name: 'sign-in', ...attempt }),
    onNotice: (notice) => {
      observe({ name: 'sign-in-notice', kind: notice.kind })
      siteLog()[levelOfAuth(notice)]('auth', notice)
    },
  })
}
