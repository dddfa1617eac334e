import type { Clock } from '@house-edge/double/clock'
import type { Database } from '../database/database.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { Random } from '../random.ts'
import type { Hub } from './hub.ts'

/** What connections and channels work with. */
export interface RealtimeService {
  database: Database
  keys: SigningKeys
  clock: Clock
  random: Random
  hub: Hub
  limits: RealtimeLimits
  report(error: unknown): void
}

/** The figures are a hosted project's, unless said otherwise. */
export interface RealtimeLimits {
  /** Larger frames close the connection with 1009. */
  maxFrameBytes: number
  /** What may wait for a client that does not read, before its connection is cut. */
  maxUnreadBytes: number
  channelsPerConnection: number
  /** Changes asked for, on all channels together: each has the database look at every change. */
  bindingsPerConnection: number
  /** Per connection. */
  joinsPerSecond: number
  /** Per connection. */
  messagesPerSecond: number
  /** A connection that says nothing for this long is closed. */
  silenceMs: number
  /** How often silence and expired tokens are looked for, in real time. */
  sweepMs: number
}

export const hostedRealtimeLimits: RealtimeLimits = {
  maxFrameBytes: 256 * 1024,
  maxUnreadBytes: 8 * 1024 * 1024,
  channelsPerConnection: 100,
  bindingsPerConnection: 100,
  joinsPerSecond: 100,
  messagesPerSecond: 100,
  silenceMs: 60_000,
  sweepMs: 5_000,
}
