import { type Auth, createAuth } from '@house-edge/auth/server'
import { findVisitorAddress } from '@house-edge/publishing/next'
import { required } from './environment.ts'
import { languageOfTag, originalLanguage, type SiteLanguage } from './language.ts'
import { pathIn, routes } from './routes.ts'
import { signInRule } from './sign-in-rule.ts'

const auths = new Map<SiteLanguage, Auth>()

/**
 * Sessions and the sign-in rule. Sessions are the same in every language; the language is that of the pages to which visitors
 * are led. Made when first asked for: a build needs no backend.
 */
export function siteAuth(lang: SiteLanguage): Auth {
  const auth = auths.get(lang) ?? createSiteAuth(lang)
  auths.set(lang, auth)
  return auth
}

function createSiteAuth(lang: SiteLanguage): Auth {
  return createAuth({
    backend: {
      url: required('BACKEND_URL'),
      publishableKey: required('BACKEND_PUBLISHABLE_KEY'),
      secretKey: process.env.BACKEND_SECRET_KEY,
    },
    siteOrigin: required('SITE_ORIGIN'),
    afterSignIn: pathIn(lang, routes.account),
    rule: signInRule(lang),
    // Each visitor has limits of their own: see SITE_TRUSTED_HOPS in DEPLOYING.md.
    visitorAddress: ({ headers }) => findVisitorAddress(headers),
  })
}

/** The language of the page whose form was sent, which the form’s address names (`handlerIn`). */
export function languageOfForm(request: Request): SiteLanguage {
  return languageOfTag(new URL(request.url).searchParams.get('lang')) ?? originalLanguage
}
