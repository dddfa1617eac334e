import { randomBytes } from 'node:crypto'

const place = Symbol.for('@house-edge/site/webhook-secret')

/**
 * What a caller of the webhook has to know. Without a configured secret one is
 * made for this process, so that nobody but the process itself can call: it
 * does when it finds a publish by looking.
 *
 * The framework bundles the handler and the start of the process apart; what is
 * made is kept where both find it.
 */
export function webhookSecret(configured: string | undefined): string {
  if (configured) return configured
  const holder = globalThis as { [place]?: string }
  return (holder[place] ??= randomBytes(32).toString('base64url'))
}
