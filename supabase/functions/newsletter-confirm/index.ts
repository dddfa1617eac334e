import { answer, servePost } from '../_http/answer.ts'
import { createServiceClient } from '../_http/service-client.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Confirms or ends a subscription: `{ "token", "action": "confirm" | "unsubscribe" }`. */
servePost(async (_request, body) => {
  const { token, action } = body
  if (typeof token !== 'string' || !uuid.test(token)) return answer(422, { error: 'invalid_token' })
  if (action !== 'confirm' && action !== 'unsubscribe') return answer(422, { error: 'invalid_action' })

  const now = new Date().toISOString()
  const change =
    action === 'confirm'
      ? { status: 'confirmed', confirmed_at: now, unsubscribed_at: null }
      : { status: 'unsubscribed', unsubscribed_at: now }
  const { data, error } = await createServiceClient()
    .from('newsletter_subscribers')
    .update(change)
    .eq('token', token)
    .select('status')
  if (error) return answer(503, { error: 'unavailable' })
  return data.length === 1 ? answer(200, { status: change.status }) : answer(404, { error: 'unknown_token' })
})
