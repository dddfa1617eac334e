import type { Claims } from '../../gateway/claims.ts'
import type { Rights } from '../authorise.ts'
import type { Subscription } from '../changes/subscription.ts'
import type { Presence } from '../presence.ts'
import type { JoinConfig } from './join-config.ts'

/** One connection's seat on one topic. */
export interface Channel {
  /** Without the `realtime:` that clients put before it. */
  readonly topic: string
  readonly isPrivate: boolean
  readonly config: JoinConfig
  readonly subscriptions: Subscription[]
  readonly wantsPresence: boolean
  claims: Claims
  rights: Rights
  presence: Presence | undefined
  push(event: string, payload: Record<string, unknown>): void
  /** Says why and ends the channel; the connection stays. */
  shutDown(reason: string): void
}
