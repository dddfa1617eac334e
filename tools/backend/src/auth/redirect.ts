import { isLoopback } from '@house-edge/double/network'
import type { GatewayContext } from '../gateway/context.ts'
import type { AuthConfig } from './config.ts'

/** Patterns with several stars try the more ways, the longer an address is. */
const longestTarget = 2048

/** Where this request wants its link to lead: the first allowed of `redirect_to` and Referer, else the site. */
export function resolveRedirect(context: GatewayContext, config: AuthConfig): string {
  const wanted = [
    context.req.query('redirect_to'),
    context.req.header('redirect_to'),
    context.req.header('referer'),
  ]
  return wanted.find((url) => url !== undefined && isAllowedRedirect(url, config)) ?? config.siteUrl
}

/**
 * GoTrue's rule: the site itself on any path (and any port on loopback, as
 * RFC 8252 §7.3 asks), or a pattern of the allow-list. The fragment is not compared.
 */
export function isAllowedRedirect(candidate: string, config: AuthConfig): boolean {
  const target = parseUrl(candidate)
  const site = parseUrl(config.siteUrl)
  if (!target || !site || candidate.length > longestTarget || /[\s\\]/.test(candidate)) return false
  if (target.username || target.password) return false

  const sameHost = target.protocol === site.protocol && target.hostname === site.hostname
  if (sameHost && (target.port === site.port || isLoopback(target.hostname))) return true
  if (/^[0-9.]+$|^\[/.test(target.hostname) && !isLoopback(target.hostname)) return false

  const withoutFragment = candidate.split('#', 1)[0] ?? ''
  return config.redirectUrls.some((pattern) => toExpression(pattern).test(withoutFragment))
}

/** `*` stops at a separator (`.` or `/`), `**` does not, `?` is one character, `{a,b}` either. */
function toExpression(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|[*?{},]|[.+^$()|[\]\\]/g, (token) => {
    const meaning: Record<string, string> = {
      '**': '.*',
      '*': '[^./]*',
      '?': '[^./]',
      '{': '(?:',
      '}': ')',
      ',': '|',
    }
    return meaning[token] ?? `\\${token}`
  })
  return new RegExp(`^${source}$`)
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
