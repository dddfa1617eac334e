import { createReadingFetch } from '@house-edge/content/node'
import { type Auth, createAuth, levelOfNotice } from '@house-edge/auth/server'
import { observe, observedCalls, tracerOfProcess } from '@house-edge/publishing'
import { findPeers, findVisitorAddress } from '@house-edge/publishing/next'
import { isCommonPassword } from '@house-edge/account'
import { backendConfig, siteConfig } from './config.ts'
import { originalLanguage, type SiteLanguage } from './language.ts'
import { pathIn, routes } from './routes.ts'
import { site } from './site.ts'
import { signInRule } from './sign-in-rule.ts'
import { siteLog } from './logging/log.ts'

const auths = new Map<SiteLanguage, Auth>()

/**
 * Sessions and the sign-in rule, created from the configuration on first use. Sessions are the same in every language.
 *
 * @param lang Of the pages to which visitors are led. Default: the original.
 */
export function siteAuth(lang: SiteLanguage = originalLanguage): Auth {
  const auth = auths.get(lang) ?? createSiteAuth(lang)
  auths.set(lang, auth)
  return auth
}

function createSiteAuth(lang: SiteLanguage): Auth {
  const backend = backendConfig()
  const rule = signInRule(lang)
  const peers = findPeers(site, 'auth')
  return createAuth({
    backend: {
      url: backend.BACKEND_URL,
      publishableKey: backend.BACKEND_PUBLISHABLE_KEY,
      secretKey: backend.BACKEND_SECRET_KEY,
      previousSecretKey: backend.BACKEND_SECRET_KEY_PREVIOUS,
    },
    siteOrigin: siteConfig().SITE_ORIGIN,
    afterSignIn: pathIn(lang, routes.account),
    ...(rule && { rule }),
    visitorAddress: (request) => findVisitorAddress(request.headers),
    isCommonPassword,
    ...(peers && { peers }),
    tracer: tracerOfProcess(),
    fetch: observedCalls('backend', createReadingFetch()),
    siteName: 'House Edge',
    onTried: (attempt) => observe({ name: 'sign-in', ...attempt }),
    onNotice: (notice) => {
      observe({ name: 'sign-in-notice', kind: notice.kind })
      siteLog()[levelOfNotice(notice)]('auth', notice)
    },
  })
}
