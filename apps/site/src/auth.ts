import { type Auth, createAuth } from '@house-edge/auth/server'
import { isCommonPassword } from './account/common-password.ts'
import { findVisitorAddress } from './account/visitor-address.ts'
import { backendConfig, siteConfig } from './config.ts'
import { record } from './process/record.ts'

let auth: Auth | undefined

/** Sessions and the sign-in rule, made from the configuration when first asked for. */
export function siteAuth(): Auth {
  auth ??= createSiteAuth()
  return auth
}

function createSiteAuth(): Auth {
  const backend = backendConfig()
  return createAuth({
    backend: {
      url: backend.BACKEND_URL,
      publishableKey: backend.BACKEND_PUBLISHABLE_KEY,
      secretKey: backend.BACKEND_SECRET_KEY,
    },
    siteOrigin: siteConfig().SITE_ORIGIN,
    afterSignIn: '/account',
    ...(backend.AUTH_RULE === 'on' && {
      rule: {
        signIn: backend.AUTH_SIGN_IN_PATH,
        callback: backend.AUTH_CALLBACK_PATH,
        secondFactor: '/login/second-factor',
        include: backend.AUTH_INCLUDE,
        exclude: backend.AUTH_EXCLUDE,
        remember: backend.AUTH_REMEMBER_PATH === 'on',
      },
    }),
    visitorAddress: (request) => findVisitorAddress(request.headers),
    isCommonPassword,
    siteName: 'House Edge',
    onNotice: (notice) => record('warn', 'auth', notice),
  })
}
