/**
 * The headers every answer carries.
 *
 * Finished pages carry scripts in the page that the framework writes when it
 * renders, so their policy has to allow scripts in the page; a nonce would make
 * every page a new rendering (docs/decisions/0007). Everything else is as strict
 * as can be: nothing from elsewhere but pictures of the content service and
 * videos the visitor asks for.
 *
 * @module
 */

import { vendorToolbar } from './draft/vendor-toolbar.ts'

type Environment = Record<string, string | undefined>

/** Hosts whose players a visitor may load by a click; libs/ui knows how to address them. */
const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** @returns Headers in the form `next.config.ts` wants. Source: OWASP ASVS 5.0.0, 3.4; MDN HTTP Observatory. */
export function securityHeaders(env: Environment): { key: string; value: string }[] {
  const https = env['SITE_ORIGIN']?.startsWith('https://') ?? false
  return [
    { key: 'Content-Security-Policy', value: written(directives(env)) },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    ...(https ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
  ]
}

/**
 * The policy of pages rendered for one visitor.
 *
 * @param nonce Random, for one answer only; the framework puts it on its scripts.
 */
export function privateContentSecurityPolicy(nonce: string): string {
  const development = process.env['NODE_ENV'] === 'development'
  return written({
    ...directives(process.env),
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...(development ? ["'unsafe-eval'"] : [])],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

/**
 * The policy of pages an editor previews: with a hosted repository it lets the
 * vendor's toolbar in, which visitors never load.
 */
export function draftContentSecurityPolicy(env: Environment): string {
  const policy = directives(env)
  const vendor = vendorToolbar(env)
  if (!vendor) return written(policy)
  const withVendor = (name: string) => [...(policy[name] ?? []), ...vendor.origins]
  return written({
    ...policy,
    'script-src': withVendor('script-src'),
    'frame-src': withVendor('frame-src'),
    'connect-src': withVendor('connect-src'),
    'img-src': withVendor('img-src'),
    // It places itself by styles in its elements.
    'style-src': [...withVendor('style-src'), "'unsafe-inline'"],
  })
}

function directives(env: Environment): Record<string, string[]> {
  const development = env['NODE_ENV'] === 'development'
  return {
    'default-src': ["'none'"],
    // The development server evaluates code to show where an error came from.
    'script-src': ["'self'", "'unsafe-inline'", ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", ...imageOrigin(env), 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': players,
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': frameAncestors(env),
  }
}

function written(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Where pictures come from: the vendor's picture host, or the content service's own origin. */
function imageOrigin(env: Environment): string[] {
  const endpoint = env['CONTENT_ENDPOINT']
  if (!endpoint || /\.prismic\.io(?:[:/]|$)/.test(endpoint)) return ['https://images.prismic.io']
  return URL.canParse(endpoint) ? [new URL(endpoint).origin] : []
}

/** Editors preview inside the desk, or inside the vendor's page builder. Nobody else may frame a page. */
function frameAncestors(env: Environment): string[] {
  const [origin] = imageOrigin(env)
  if (origin === undefined || origin === 'https://images.prismic.io')
    return ["'self'", 'https://prismic.io', 'https://*.prismic.io']
  return ["'self'", ...loopbackNames(origin)]
}

/** One's own machine goes by two names, and the desk can be open under either. */
function loopbackNames(origin: string): string[] {
  const url = new URL(origin)
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return [origin]
  return ['localhost', '127.0.0.1'].map((name) => `${url.protocol}//${name}:${url.port}`)
}
