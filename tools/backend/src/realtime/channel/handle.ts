import { isRecord } from '@house-edge/double/json'
import type { Claims } from '../../gateway/claims.ts'
import { everything, findRights } from '../authorise.ts'
import { broadcast } from '../broadcast.ts'
import type { Connection } from '../connection.ts'
import { announcePresence } from '../presence.ts'
import { type Frame } from '../protocol/frame.ts'
import type { RealtimeService } from '../realtime-service.ts'
import type { Channel } from './channel.ts'

/** A broadcast of a client. Without the right to write it goes nowhere, and only one that is acknowledged says so. */
export function handleBroadcast(
  realtime: RealtimeService,
  connection: Connection,
  channel: Channel,
  frame: Frame,
): void {
  const { event, payload, meta } = frame.payload
  const mayWrite = channel.rights.writeBroadcast
  const isStored = isRecord(meta) && 'persist' in meta
  if (mayWrite && !isStored && typeof event === 'string') {
    broadcast(realtime.hub, { topic: channel.topic, isPrivate: channel.isPrivate, event, payload }, channel)
  }
  if (isStored) connection.reply(frame, 'error', { error: 'Stored broadcasts are not supported here' })
  else if (channel.config.acknowledges) connection.reply(frame, mayWrite ? 'ok' : 'error')
}

/** `track` and `untrack`. */
export function handlePresence(
  realtime: RealtimeService,
  connection: Connection,
  channel: Channel,
  frame: Frame,
): void {
  const { event, payload = {} } = frame.payload
  const left = channel.presence
  if (event === 'untrack') {
    channel.presence = undefined
    if (left) announcePresence(realtime.hub, channel, { left })
    return connection.reply(frame, 'ok')
  }
  if (event !== 'track' || !channel.rights.writePresence) return connection.reply(frame, 'error')
  if (!isRecord(payload)) {
    return connection.reply(frame, 'error', { reason: 'Presence track payload must be a map' })
  }
  const key = channel.config.presenceKey || left?.key || realtime.random.uuid()
  const joined = { key, meta: { ...payload, phx_ref: realtime.random.urlSafe(12) } }
  channel.presence = joined
  announcePresence(realtime.hub, channel, { joined, ...(left ? { left } : {}) })
  connection.reply(frame, 'ok')
}

/** A fresh token for a joined channel. One that is not valid, or may no longer read, ends the channel. */
export async function handleToken(realtime: RealtimeService, channel: Channel, frame: Frame): Promise<void> {
  const token = frame.payload['access_token']
  if (typeof token !== 'string' || token.startsWith('sb_')) return
  let claims: Claims
  try {
    claims = (await realtime.keys.verify(token)) as Claims
  } catch {
    return channel.shutDown('Failed to validate JWT signature')
  }
  const rights = channel.isPrivate ? await findRights(realtime.database, claims, channel.topic) : everything
  if (!rights.readBroadcast && !rights.readPresence) {
    return channel.shutDown(`You no longer have permission to read from this Channel topic: ${channel.topic}`)
  }
  channel.claims = claims
  channel.rights = rights
}
