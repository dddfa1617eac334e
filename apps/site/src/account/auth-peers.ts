import { createHmac } from 'node:crypto'
import type { AuthPeers } from '@house-edge/auth/server'
import { findPageFront } from '../finished/page-front.ts'

const topic = 'auth'

/**
 * Connects limits on guessing, and ended sessions, with the other processes of this site.
 *
 * @param secret The same in all of them. With it, accounts and addresses are hashed before they are sent.
 */
export function authPeers(secret: string): AuthPeers {
  return {
    nameOf: (text) => createHmac('sha256', secret).update(`${topic} ${text}`).digest('base64url'),
    tell: (news) => findPageFront()?.tell?.(topic, news),
    hear: (listener) => findPageFront()?.hears.set(topic, listener),
  }
}
