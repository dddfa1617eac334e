import { type Auth, createAuth } from '@house-edge/auth/server'
import { findVisitorAddress } from '@house-edge/publishing/next'
import { required } from './environment.ts'
import { signInRule } from './sign-in-rule.ts'

let auth: Auth | undefined

/** Sessions and the sign-in rule. Made when first asked for: a build needs no backend. */
export function siteAuth(): Auth {
  auth ??= createAuth({
    backend: {
      url: required('BACKEND_URL'),
      publishableKey: required('BACKEND_PUBLISHABLE_KEY'),
      secretKey: process.env.BACKEND_SECRET_KEY,
    },
    siteOrigin: required('SITE_ORIGIN'),
    afterSignIn: '/account',
    rule: signInRule,
    // Each visitor has limits of their own: see SITE_TRUSTED_HOPS in DEPLOYING.md.
    visitorAddress: ({ headers }) => findVisitorAddress(headers),
  })
  return auth
}
