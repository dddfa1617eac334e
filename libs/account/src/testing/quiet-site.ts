import { type Auth, createAuth } from '@house-edge/auth/server'
import { type AccountOptions, type AccountSettings, completeSettings } from '../settings/account-settings.ts'

const siteOrigin = 'http://localhost:3000'

/** The sessions of a site whose backend cannot be reached. */
export function quietAuth(): Auth {
  return createAuth({
    backend: { url: 'http://127.0.0.1:1', publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' },
    siteOrigin,
    fetch: () => Promise.reject(new TypeError('Nobody is there.')),
  })
}

/** A site as the README begins with, without its backend. */
export function quietSite(options: Partial<AccountOptions> = {}): AccountSettings {
  return completeSettings({ auth: quietAuth(), siteOrigin, siteName: 'House Edge', ...options })
}

/** A form as a page of the site posts it. */
export function posted(fields: Record<string, string> = {}, headers: Record<string, string> = {}): Request {
  return new Request(`${siteOrigin}/api/auth/form`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin', origin: siteOrigin, ...headers },
  })
}

/** Where a response leads, and what it leaves for the page there. */
export function resultOf(response: Response): { to: string | undefined; cookies: string[] } {
  return {
    to: response.headers.get('location')?.replace(siteOrigin, ''),
    cookies: response.headers.getSetCookie(),
  }
}
