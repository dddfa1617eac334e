import { contentPolicy, type PolicyDirectives } from './content-policy.ts'

/** Headers, with names in lower case. */
export type ResponseHeaders = Readonly<Record<string, string>>

const nothing: PolicyDirectives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/**
 * The headers of every response of a site that does not set them itself (OWASP ASVS 5.0 §3.4).
 *
 * @returns A new object, to which you can add.
 */
export function responseHeaders({
  policy,
  isSecure,
}: {
  /** The policy for pages. Other responses get it too, where it has no effect. Default: nothing may be loaded. */
  policy?: string
  /** Whether visitors use HTTPS; browsers are then told to use nothing else. */
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
