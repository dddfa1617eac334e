import { randomBytes } from 'node:crypto'

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/site/webhook-secret')

/**
 * The secret of the webhook. Without a configured one, a random secret is created, so that only this process can call
 * its webhook: it does so after finding a publish by polling.
 *
 * The framework bundles the handler and the start of the process apart, so the secret is on `globalThis`.
 */
export function webhookSecret(configured: string | undefined): string {
  if (configured) return configured
  const holder = globalThis as { [place]?: string }
  return (holder[place] ??= randomBytes(32).toString('base64url'))
}
