import { type ResponseHeaders, responseHeaders } from './response-headers.ts'
import { contentPolicy, type PolicyDirectives } from './content-policy.ts'

/** What the policies of a site depend on. */
export interface PagePolicyOptions {
  /** Where visitors find the site. With `https:`, browsers are told to use nothing else. Default: without TLS. */
  origin?: string | undefined
  /**
   * Sources besides those of the site itself, by directive, such as the players of videos in `frame-src`. Of several, the
   * sources are joined. Default: none.
   */
  directives?: readonly PolicyDirectives[] | undefined
  /** Sources besides on pages that editors preview. Default: none. */
  draftDirectives?: PolicyDirectives | undefined
  /** In development the framework writes scripts and styles into every page, its error pages too. @default false */
  isDeveloping?: boolean | undefined
}

/** The headers of a site, and the content policies of its pages. */
export interface PagePolicies {
  /** Of every response, by name, in lower case. Source: OWASP ASVS 5.0.0, 3.4; MDN HTTP Observatory. */
  readonly headers: ResponseHeaders
  /**
   * Of files of the build: their policy allows nothing, and is so short that a font needs one round trip less on a slow
   * line (docs/decisions/0215).
   */
  readonly fileHeaders: ResponseHeaders
  /**
   * The policy of a page.
   *
   * @param extra Sources besides, by directive, of this page alone. Default: none.
   */
  policy: (of: PageKind, extra?: PolicyDirectives) => string
}

/**
 * Which page a policy is for.
 *
 * - `finished`: files of the site, and style sheets that are written into the page, by their digests.
 * - `open`: what the framework caches for everybody. It writes scripts into these pages, and a nonce would make every
 *   response different (docs/decisions/0007).
 * - `private`: rendered for one visitor, framed by no site. With a nonce for scripts, or finished as it is sent.
 * - `framed`: the same for pages that may be framed and show what visitors see.
 * - `draft`: what an editor previews.
 */
export type PageKind =
  | { page: 'finished' | 'private'; styleDigests?: readonly string[] }
  | { page: 'open' }
  | { page: 'private' | 'framed' | 'draft'; nonce: string }

/**
 * Writes the headers and policies of a site: only what the site adds is loaded from elsewhere, and only scripts that are
 * files of the site run. Pages with inline scripts of the framework have a policy of their own.
 */
export function createPagePolicies(options: PagePolicyOptions = {}): PagePolicies {
  const { origin = '', directives: own = [], draftDirectives = {}, isDeveloping = false } = options
  const isSecure = origin.startsWith('https://')
  const site = own.reduce(joined, directivesOf(isDeveloping))

  const policyOf = (of: PageKind, directives: PolicyDirectives): string => {
    switch (of.page) {
      case 'finished':
        return contentPolicy(joined(directives, { 'style-src': of.styleDigests ?? [] }), 'finished')
      case 'open':
        return contentPolicy(directives, 'inline')
      case 'private': {
        const unframed = { ...directives, 'frame-src': ["'none'"], 'frame-ancestors': ["'none'"] }
        return 'nonce' in of
          ? contentPolicy(unframed, { nonce: of.nonce })
          : contentPolicy(joined(unframed, { 'style-src': of.styleDigests ?? [] }), 'finished')
      }
      case 'framed':
        return contentPolicy(directives, { nonce: of.nonce })
      default:
        return contentPolicy(joined(directives, draftDirectives), { nonce: of.nonce, files: true })
    }
  }
  return {
    headers: responseHeaders({ policy: contentPolicy(site, isDeveloping ? 'inline' : 'finished'), isSecure }),
    fileHeaders: responseHeaders({ policy: "default-src 'none'; frame-ancestors 'none'", isSecure }),
    policy: (of, extra = {}) => policyOf(of, joined(site, extra)),
  }
}

/** The directives of both, with the sources of both. */
function joined(directives: PolicyDirectives, extra: PolicyDirectives): PolicyDirectives {
  const added = Object.entries(extra).map(
    ([name, sources]) => [name, [...(directives[name] ?? []), ...sources]] as const,
  )
  return { ...directives, ...Object.fromEntries(added) }
}

function directivesOf(isDeveloping: boolean): PolicyDirectives {
  return {
    'default-src': ["'none'"],
    'style-src': ["'self'", ...(isDeveloping ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    // The development server evaluates code to show where an error came from.
    ...(isDeveloping && { 'script-src': ["'unsafe-eval'"] }),
  }
}
