import { createHmac } from 'node:crypto'
import { contentConfig, siteConfig } from '../config.ts'
import { webhookSecret } from '../process/webhook-secret.ts'
import { findPageFront } from './page-front.ts'

/** What one part of the site tells the same part in other processes. */
interface Peers {
  nameOf: (text: string) => string
  tell: (news: string) => void
  hear: (listener: (news: string) => void) => void
}

/**
 * Connects a part of the site with the same part in the other processes.
 *
 * @param secret The same in all of them. With it, accounts and addresses are hashed before they are sent.
 */
export function createPeers(topic: string, secret: string): Peers {
  return {
    nameOf: (text) => createHmac('sha256', secret).update(`${topic} ${text}`).digest('base64url'),
    tell: (news) => findPageFront()?.shared?.tell(topic, news),
    hear: (listener) => findPageFront()?.hears.set(topic, listener),
  }
}

/** The same with the secret of the environment; `undefined` when this process is to be alone. */
export function findPeers(topic: string): Peers | undefined {
  if (siteConfig().SITE_SHARED_URL === undefined) return undefined
  return createPeers(topic, webhookSecret(contentConfig().CONTENT_WEBHOOK_SECRET))
}
