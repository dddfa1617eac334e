import { isRecord } from '@house-edge/double/json'
import { Hono } from 'hono'
import { resolveCaller } from '../gateway/caller.ts'
import type { Claims } from '../gateway/claims.ts'
import type { GatewayContext, GatewayEnv } from '../gateway/context.ts'
import { findRights } from './authorise.ts'
import { broadcast, type Broadcast } from './broadcast.ts'
import { parseJson } from './protocol/frame.ts'
import type { RealtimeService } from './realtime-service.ts'

const maxMessages = 100
/** Each is asked of the database, which everybody else waits for. */
const maxPrivateTopics = 10

/** Broadcasts over HTTP, for clients that are not connected, below `/realtime/v1`. */
export function createBroadcastRouter(realtime: RealtimeService): Hono<GatewayEnv> {
  const router = new Hono<GatewayEnv>()
  router.post('/api/broadcast', async (context) => {
    const body = await readJson(context)
    const messages = isRecord(body) && Array.isArray(body['messages']) ? (body['messages'] as unknown[]) : []
    const read = messages.map(readMessage)
    if (read.length === 0 || read.length > maxMessages || read.includes(undefined)) {
      return context.json({ errors: { messages: ['is invalid'] } }, 422)
    }
    return send(realtime, context, read as Broadcast[])
  })
  router.post('/api/broadcast/:topic/events/:event', async (context) => {
    const isBytes = context.req.header('content-type') === 'application/octet-stream'
    const payload: unknown = isBytes
      ? new Uint8Array(await context.req.arrayBuffer())
      : await readJson(context)
    if (payload === undefined) return context.json({ error: 'Payload is invalid' }, 422)
    const { topic, event } = context.req.param()
    return send(realtime, context, [
      { topic, event, payload, isPrivate: context.req.query('private') === 'true' },
    ])
  })
  return router
}

/** What the caller may not send is dropped without a word, as hosted: the answer must not tell which topics exist. */
async function send(
  realtime: RealtimeService,
  context: GatewayContext,
  messages: Broadcast[],
): Promise<Response> {
  const caller = await resolveCaller(context, realtime.keys)
  if ('refused' in caller) return context.json({ message: 'Unauthorized' }, 401)
  const topics = new Set(messages.filter(({ isPrivate }) => isPrivate).map(({ topic }) => topic))
  if (topics.size > maxPrivateTopics) return context.json({ errors: { messages: ['is invalid'] } }, 422)
  const open = await findWritable(realtime, caller.claims, topics)
  for (const message of messages) {
    if (!message.isPrivate || open.has(message.topic)) broadcast(realtime.hub, message)
  }
  return context.body(null, 202)
}

async function findWritable(
  realtime: RealtimeService,
  claims: Claims,
  topics: ReadonlySet<string>,
): Promise<Set<string>> {
  const open = new Set<string>()
  for (const topic of topics) {
    if ((await findRights(realtime.database, claims, topic)).writeBroadcast) open.add(topic)
  }
  return open
}

/** A payload nested too deeply could be parsed here, but not serialised for the listeners. */
async function readJson(context: GatewayContext): Promise<unknown> {
  const bytes = Buffer.from(await context.req.arrayBuffer())
  try {
    return parseJson(bytes)
  } catch {
    return undefined
  }
}

function readMessage(value: unknown): Broadcast | undefined {
  if (!isRecord(value) || typeof value['topic'] !== 'string' || typeof value['event'] !== 'string')
    return undefined
  const { topic, event, payload } = value
  return { topic, event, payload, isPrivate: value['private'] === true }
}
