import { contentPolicy, type PolicyDirectives } from './content-policy.ts'

/** Names in lower case, with their values. */
export type AnswerHeaders = Readonly<Record<string, string>>

const nothing: PolicyDirectives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/**
 * The headers every answer of a site leaves with, unless it says otherwise itself.
 *
 * @param options.policy Of pages; what is no page gets it too, and it means nothing there.
 * @param options.isSecure Whether visitors come by TLS: they are then told never to come without.
 * @returns A new object; add to it what your site needs. Source: OWASP ASVS 5.0 §3.4.
 */
export function answerHeaders({
  policy,
  isSecure,
}: {
  policy?: string
  isSecure: boolean
}): Record<string, string> {
  return {
    'content-security-policy': policy ?? contentPolicy(nothing, 'finished'),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}
