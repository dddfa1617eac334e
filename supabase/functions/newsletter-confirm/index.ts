import { answer, servePost } from '../_http/answer.ts'
import { isUuid } from '../_http/is-uuid.ts'
import { createServiceClient } from '../_http/service-client.ts'

/** Confirms a subscription, ends it, or ends it for good: `{ "token", "action": "confirm" | "unsubscribe" | "exclude" }`. */
servePost(async (_request, body) => {
  const { token, action } = body
  if (!isUuid(token)) return answer(422, { error: 'invalid_token' })
  if (action !== 'confirm' && action !== 'unsubscribe' && action !== 'exclude')
    return answer(422, { error: 'invalid_action' })

  const { data, error } = await createServiceClient().rpc('settle_subscriber', { asked: token, action })
  if (error) return answer(503, { error: 'unavailable' })
  return data === null ? answer(404, { error: 'unknown_token' }) : answer(200, { status: data })
})
