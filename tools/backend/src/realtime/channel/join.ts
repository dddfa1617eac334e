import { errors } from 'jose'
import type { Claims } from '../../gateway/claims.ts'
import { everything, findRights } from '../authorise.ts'
import type { Connection } from '../connection.ts'
import { describePresence } from '../presence.ts'
import type { Frame } from '../protocol/frame.ts'
import type { RealtimeService } from '../realtime-service.ts'
import type { Channel } from './channel.ts'
import { readJoinConfig, type JoinConfig } from './join-config.ts'
import { leave } from './leave.ts'

/** `phx_join`: a seat on a topic, once the token and, on a private one, the policies allow it. */
export async function join(realtime: RealtimeService, connection: Connection, frame: Frame): Promise<void> {
  const refuse = (reason: string): void => connection.reply(frame, 'error', { reason })
  const topic = frame.topic.slice('realtime:'.length)
  if (topic === '') return refuse('TopicNameRequired: You must provide a topic name')
  if (connection.joins.exceeds()) {
    refuse('ClientJoinRateLimitReached: Too many joins per second')
    return connection.close(1008, 'Too many joins per second')
  }
  const former = connection.channels.get(frame.topic)
  if (former) leave(realtime, connection, former)
  if (connection.channels.size >= realtime.limits.channelsPerConnection) {
    return refuse('ChannelRateLimitReached: Too many channels')
  }

  const config = readJoinConfig(frame.payload)
  const bound = [...connection.channels.values()].reduce(
    (sum, { subscriptions }) => sum + subscriptions.length,
    0,
  )
  if (bound + config.subscriptions.length > realtime.limits.bindingsPerConnection) {
    return refuse('TooManyBindings: Too many changes are asked for')
  }
  const claims = await findClaims(realtime, connection, config)
  if (typeof claims === 'string') return refuse(claims)
  const rights = config.isPrivate ? await findRights(realtime.database, claims, topic) : everything
  if (!rights.readBroadcast && !rights.readPresence) {
    return refuse(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`)
  }

  const channel = createChannel(realtime, connection, frame, { config, claims, rights, topic })
  connection.channels.set(frame.topic, channel)
  realtime.hub.add(channel)
  connection.reply(frame, 'ok', {
    postgres_changes: config.subscriptions.map(({ id, asked }) => ({ ...asked, id })),
  })
  if (channel.wantsPresence) channel.push('presence_state', describePresence(realtime.hub, channel))
  if (config.subscriptions.length > 0) {
    const message = {
      message: 'Subscribed to PostgreSQL',
      status: 'ok',
      extension: 'postgres_changes',
      channel: topic,
    }
    channel.push('system', message)
  }
}

/** The token of the join, or else of the connection; a sentence when it is not valid. */
async function findClaims(
  realtime: RealtimeService,
  connection: Connection,
  config: JoinConfig,
): Promise<Claims | string> {
  if (!config.accessToken) return connection.claims
  try {
    return (await realtime.keys.verify(config.accessToken)) as Claims
  } catch (error) {
    return error instanceof errors.JWTExpired
      ? 'InvalidJWTToken: Token has expired'
      : 'JwtSignatureError: Failed to validate JWT signature'
  }
}

function createChannel(
  realtime: RealtimeService,
  connection: Connection,
  { joinRef, ref, topic: fullTopic }: Frame,
  seat: Pick<Channel, 'config' | 'claims' | 'rights' | 'topic'>,
): Channel {
  const { config } = seat
  const push = (event: string, payload: Record<string, unknown>): void =>
    connection.send({
      joinRef: event === 'broadcast' ? null : (joinRef ?? ref),
      ref: null,
      topic: fullTopic,
      event,
      payload,
    })
  const channel: Channel = {
    ...seat,
    isPrivate: config.isPrivate,
    subscriptions: config.subscriptions,
    wantsPresence: config.wantsPresence && seat.rights.readPresence,
    presence: undefined,
    push,
    shutDown: (reason) => {
      push('system', { message: reason, status: 'error', extension: 'system', channel: seat.topic })
      leave(realtime, connection, channel)
      push('phx_close', {})
    },
  }
  return channel
}
