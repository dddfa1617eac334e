import { answer, servePost } from '../_http/answer.ts'
import { createServiceClient } from '../_http/service-client.ts'
import { sendConfirmation } from './send-confirmation.ts'

/**
 * Enters an address for the newsletter: `{ "email", "consent_text" }`.
 *
 * It counts once its owner has followed the link in the message. The answer is
 * the same whether the address was new, waiting or subscribed already.
 */
servePost(async (_request, body) => {
  const email = typeof body['email'] === 'string' ? body['email'].trim().toLowerCase() : ''
  const consentText = typeof body['consent_text'] === 'string' ? body['consent_text'].trim() : ''
  if (!/^(?!.*[,;<>"])[!-?A-~]+@[!-?A-~]+\.[!--/-?A-~]+$/.test(email) || email.length > 255) {
    return answer(422, { error: 'invalid_email' })
  }
  const isText = consentText.isWellFormed() && !consentText.includes('\0')
  if (consentText.length === 0 || consentText.length > 1000 || !isText)
    return answer(422, { error: 'consent_missing' })

  const subscribers = createServiceClient().from('newsletter_subscribers')
  const known = await subscribers.select('status').eq('email', email).maybeSingle()
  if (known.error) return answer(503, { error: 'unavailable' })
  if (known.data?.['status'] === 'confirmed') return answer(200, { status: 'pending' })

  const entered = await subscribers
    .upsert(
      { email, consent_text: consentText, status: 'pending', unsubscribed_at: null },
      { onConflict: 'email' },
    )
    .select('token')
    .single()
  if (entered.error) return answer(503, { error: 'unavailable' })
  const isSent = await sendConfirmation(email, String(entered.data['token']))
  return isSent ? answer(200, { status: 'pending' }) : answer(503, { error: 'mail_unavailable' })
})
