import { respond, servePost } from '../_http/serve-post.ts'
import { isUuid } from '../_http/is-uuid.ts'
import { createServiceClient } from '../_http/service-client.ts'

/** Confirms a subscription, ends it, or ends it for good: `{ "token", "action": "confirm" | "unsubscribe" | "exclude" }`. */
servePost(async (_request, body) => {
  const { token, action } = body
  if (!isUuid(token)) return respond(422, { error: 'invalid_token' })
  if (action !== 'confirm' && action !== 'unsubscribe' && action !== 'exclude')
    return respond(422, { error: 'invalid_action' })

  const { data, error } = await createServiceClient().rpc('settle_subscriber', { asked: token, action })
  if (error) return respond(503, { error: 'unavailable' })
  return data === null ? respond(404, { error: 'unknown_token' }) : respond(200, { status: data })
})
