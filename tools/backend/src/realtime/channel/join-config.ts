import { isRecord } from '@house-edge/double/json'
import { readSubscription, type Subscription } from '../changes/subscription.ts'

/** What a client asks for when it joins. */
export interface JoinConfig {
  isPrivate: boolean
  /** Its own broadcasts come back to it. */
  echoesSelf: boolean
  acknowledges: boolean
  presenceKey: string
  wantsPresence: boolean
  subscriptions: Subscription[]
  accessToken: string | undefined
}

const maxKeyLength = 255

/** Reads a join. Missing and malformed parts count as not requested. */
export function readJoinConfig(payload: Record<string, unknown>): JoinConfig {
  const config = record(payload['config'])
  const broadcast = record(config['broadcast'])
  const presence = record(config['presence'])
  const key = presence['key']
  const wanted = Array.isArray(config['postgres_changes']) ? (config['postgres_changes'] as unknown[]) : []
  const token = payload['access_token']
  return {
    isPrivate: config['private'] === true,
    echoesSelf: broadcast['self'] === true,
    acknowledges: broadcast['ack'] === true,
    presenceKey: typeof key === 'string' ? key.slice(0, maxKeyLength) : '',
    wantsPresence: presence['enabled'] === true,
    subscriptions: wanted.filter(isRecord).map(readSubscription),
    accessToken: typeof token === 'string' && !token.startsWith('sb_') ? token : undefined,
  }
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}
