import { respond, servePost } from '../_http/serve-post.ts'
import { createServiceClient } from '../_http/service-client.ts'
import { visitorAddress } from '../_http/visitor-address.ts'
import { consents } from '../_mail/consents.ts'
import { isAddress } from '../_mail/is-address.ts'
import { sendConfirmation, topics } from './send-confirmation.ts'

/**
 * Adds an address to the newsletter: `{ "email", "consent_text", "topics"? }`. The text is one of `consents`.
 *
 * It gets no issue until its owner has followed the link in the message, which confirms only what that message names.
 * The answer is the same whether the address was new, waiting, subscribed already, or must never be written to.
 */
servePost(async (request, body) => {
  const email = typeof body['email'] === 'string' ? body['email'].trim().toLowerCase() : ''
  const consentText = typeof body['consent_text'] === 'string' ? body['consent_text'].trim() : ''
  const wanted: unknown = body['topics'] ?? ['reviews']
  if (!isAddress(email)) return respond(422, { error: 'invalid_email' })
  if (consentText === '') return respond(422, { error: 'consent_missing' })
  const language = consents.get(consentText)
  if (language === undefined) return respond(422, { error: 'consent_unknown' })
  if (
    !Array.isArray(wanted) ||
    wanted.length === 0 ||
    wanted.length > 3 ||
    !wanted.every((topic) => topics.has(topic))
  )
    return respond(422, { error: 'invalid_topics' })

  const chosen = [...new Set(wanted as string[])]
  const service = createServiceClient()
  const entered = await service.rpc('enter_subscriber', {
    address: email,
    consent: consentText,
    wanted: chosen,
    visitor: visitorAddress(request),
  })
  if (entered.error?.hint?.startsWith('limit/')) return respond(429, { error: entered.error.hint })
  if (entered.error) return respond(503, { error: 'unavailable' })
  if (entered.data === null) return respond(200, { status: 'pending' })
  const isSent = await sendConfirmation({ email, token: String(entered.data), topics: chosen, language })
  if (isSent) return respond(200, { status: 'pending' })
  // The same ask a moment later is one that no message was sent for.
  await service.from('newsletter_asks').delete().eq('token', String(entered.data))
  return respond(503, { error: 'mail_unavailable' })
})
