/**
 * The headers every answer carries, and the policies of pages that need another.
 *
 * Only pictures of the content service, and videos the visitor asks for, are loaded from elsewhere, and only scripts
 * that are files of the site run. Pages with inline scripts of the framework have a policy of their own.
 *
 * The file stands beside `next.config.ts`, which reads it: there the framework finds
 * libraries by name only from this folder (Next 16.4.5).
 *
 * @module
 */
import { answerHeaders, contentPolicy, type PolicyDirectives } from '@house-edge/serving/headers'
import { vendorToolbar } from './src/draft/vendor-toolbar.ts'

type Environment = Record<string, string | undefined>

/** Hosts whose players a visitor may load by a click; libs/ui knows how to address them. */
const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** @returns By name, in lower case. Source: OWASP ASVS 5.0.0, 3.4; MDN HTTP Observatory. */
export function securityHeaders(env: Environment): Record<string, string> {
  // In development the framework writes scripts into every page, also into its error pages.
  const policy = contentPolicy(directives(env), isDeveloping(env) ? 'inline' : 'finished')
  return answerHeaders({ policy, isSecure: isSecure(env) })
}

/**
 * The headers of files of the build: their policy allows nothing, and is so short that a font needs one round trip less
 * on a slow line (docs/decisions/0215).
 */
export function fileSecurityHeaders(env: Environment): Record<string, string> {
  return answerHeaders({ policy: "default-src 'none'; frame-ancestors 'none'", isSecure: isSecure(env) })
}

/**
 * The policy of finished pages: files of the site, and the style sheets we have written into the page.
 *
 * @param styleDigests Digests of these style sheets, in the form for a policy.
 */
export function finishedContentSecurityPolicy(env: Environment, styleDigests: readonly string[]): string {
  const policy = directives(env)
  return contentPolicy(
    { ...policy, 'style-src': [...(policy['style-src'] ?? []), ...styleDigests] },
    'finished',
  )
}

/**
 * The policy of pages that the framework caches for everybody. It writes scripts into them, and a nonce would make
 * every response different (docs/decisions/0007).
 */
export function publicContentSecurityPolicy(env: Environment): string {
  return contentPolicy(directives(env), 'inline')
}

/**
 * The policy of pages rendered for one visitor.
 *
 * @param nonce Random, for one response only; the framework puts it on its scripts.
 */
export function privateContentSecurityPolicy(env: Environment, nonce: string): string {
  return contentPolicy(
    { ...directives(env), 'frame-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    { nonce },
  )
}

/** The same for pages that may be framed by editors and show what visitors see. */
export function framedContentSecurityPolicy(env: Environment, nonce: string): string {
  return contentPolicy(directives(env), { nonce })
}

/** The same policy for a page whose scripts listen to the backend's channels. */
export function withListening(policy: string, backendUrl: string): string {
  const { host, protocol } = new URL(backendUrl)
  return policy.replace(
    "connect-src 'self'",
    `connect-src 'self' ${protocol === 'https:' ? 'wss' : 'ws'}://${host}`,
  )
}

/**
 * The policy of pages an editor previews: with a hosted repository it lets the
 * vendor's toolbar in, which visitors never load.
 */
export function draftContentSecurityPolicy(env: Environment, nonce: string): string {
  const policy = directives(env)
  const vendor = vendorToolbar(env)
  const scripts = { nonce, files: true }
  if (!vendor) return contentPolicy(policy, scripts)
  const withVendor = (name: string) => [...(policy[name] ?? []), ...vendor.origins]
  return contentPolicy(
    {
      ...policy,
      'script-src': withVendor('script-src'),
      'frame-src': withVendor('frame-src'),
      'connect-src': withVendor('connect-src'),
      'img-src': withVendor('img-src'),
      // The toolbar positions itself with inline styles.
      'style-src': [...withVendor('style-src'), "'unsafe-inline'"],
    },
    scripts,
  )
}

function isSecure(env: Environment): boolean {
  return env['SITE_ORIGIN']?.startsWith('https://') ?? false
}

function isDeveloping(env: Environment): boolean {
  return env['NODE_ENV'] === 'development'
}

function directives(env: Environment): PolicyDirectives {
  const isDevelopment = isDeveloping(env)
  return {
    'default-src': ["'none'"],
    'style-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", ...imageOrigins(env), 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': players,
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': frameAncestors(env),
    // The development server evaluates code to show where an error came from.
    ...(isDevelopment && { 'script-src': ["'unsafe-eval'"] }),
  }
}

/** Where pictures come from: the vendor's picture host, or the content service's own origin. */
export function imageOrigins(env: Environment): string[] {
  const endpoint = env['CONTENT_ENDPOINT']
  if (!endpoint || /\.prismic\.io(?:[:/]|$)/.test(endpoint)) return ['https://images.prismic.io']
  return URL.canParse(endpoint) ? [new URL(endpoint).origin] : []
}

/** Editors preview inside the desk, or inside the vendor's page builder. No other site may frame a page. */
function frameAncestors(env: Environment): string[] {
  const [origin] = imageOrigins(env)
  if (origin === undefined || origin === 'https://images.prismic.io')
    return ["'self'", 'https://prismic.io', 'https://*.prismic.io']
  return ["'self'", ...loopbackNames(origin)]
}

/** This machine has two names, and the desk can be open under either. */
function loopbackNames(origin: string): string[] {
  const url = new URL(origin)
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return [origin]
  return ['localhost', '127.0.0.1'].map((name) => `${url.protocol}//${name}:${url.port}`)
}
