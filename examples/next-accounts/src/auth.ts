import { type Auth, createAuth } from '@house-edge/auth/server'

let auth: Auth | undefined

/** Made when first asked for: a build needs no backend. */
export function siteAuth(): Auth {
  auth ??= createAuth({
    backend: {
      url: process.env['BACKEND_URL'] ?? '',
      publishableKey: process.env['BACKEND_PUBLISHABLE_KEY'] ?? '',
      secretKey: process.env['BACKEND_SECRET_KEY'],
    },
    siteOrigin: process.env['SITE_ORIGIN'] ?? '',
    afterSignIn: '/account',
    rule: {
      signIn: '/login',
      callback: '/confirm',
      secondFactor: '/second-factor',
      include: ['/account*'],
      remember: true,
    },
  })
  return auth
}
