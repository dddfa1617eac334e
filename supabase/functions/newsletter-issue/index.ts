import { respond, servePost } from '../_http/serve-post.ts'
import { isServer } from '../_http/is-server.ts'
import { createServiceClient } from '../_http/service-client.ts'
import { consents } from '../_mail/consents.ts'
import { mailLanguage, type MailLanguage } from '../_mail/language.ts'
import { sendMail } from '../_mail/send-mail.ts'

interface Issue {
  id: string
  /** In which it is written. */
  language: MailLanguage
  subject: string
  paragraphs: string[]
  path: string | undefined
}

interface Delivery {
  id: string
  email: string
  token: string
}

/** Sent in one call; what is left goes with the next. */
const mostMessages = 200

/**
 * Sends an issue of the newsletter: `{ "id", "topic", "subject", "paragraphs", "path"?, "language"?, "resume"? }`, once to each
 * address that had confirmed the topic when it was called first. Call it until nothing is left. `resume` says that no
 * other sender is at work, and takes up what one that ended had taken. Only the site's server may call it.
 *
 * Each message has a row that is marked once it is sent, and whose id is its idempotency key: ended in between, it is
 * sent again under the same key.
 */
servePost(async (request, body) => {
  if (!isServer(request)) return respond(401, { error: 'not_the_server' })
  const { id, topic, subject, paragraphs, path } = body
  if (
    typeof id !== 'string' ||
    typeof subject !== 'string' ||
    !Array.isArray(paragraphs) ||
    !paragraphs.every((text): text is string => typeof text === 'string') ||
    (path !== undefined && typeof path !== 'string')
  )
    return respond(422, { error: 'invalid_issue' })

  const language = mailLanguage(body['language'])
  const service = createServiceClient()
  const begun = await service.rpc('begin_issue', {
    issue: id,
    about: topic,
    headline: subject,
    said: paragraphs,
    leads_to: path ?? null,
  })
  if (begun.error)
    return begun.error.code.startsWith('23')
      ? respond(422, { error: 'invalid_issue' })
      : respond(503, { error: 'unavailable' })
  if (begun.data !== true) return respond(409, { error: 'another_issue_has_this_id' })
  if (body['resume'] === true && (await service.rpc('free_deliveries', { issue: id })).error)
    return respond(503, { error: 'unavailable' })

  let sent = 0
  let failed = 0
  let done: string | null = null
  while (sent + failed < mostMessages) {
    const next = await service.rpc('next_delivery', { issue: id, done })
    if (next.error) return respond(503, { error: 'unavailable' })
    const [delivery] = next.data as Delivery[]
    done = null
    if (!delivery) break
    const { data: subscriber } = await service
      .from('newsletter_subscribers')
      .select('consent_text')
      .eq('email', delivery.email)
      .maybeSingle<{ consent_text: string }>()
    const reads = consents.get(subscriber?.consent_text ?? '') ?? 'en'
    const isSent = await send({ id, language, subject, paragraphs, path }, delivery, reads)
    if (isSent) {
      sent += 1
      done = delivery.id
    } else failed += 1
  }
  if (done !== null) {
    const { error } = await service
      .from('newsletter_deliveries')
      .update({ sent_at: new Date().toISOString() })
      .eq('id', done)
    if (error) return respond(503, { error: 'unavailable' })
  }
  const left = await service.rpc('deliveries_left', { issue: id })
  return left.error ? respond(503, { error: 'unavailable' }) : respond(200, { sent, failed, left: left.data })
})

const words: Readonly<Record<MailLanguage, { why: string; more: string }>> = {
  en: { why: 'You get this because you confirmed that you want it.', more: 'Read more' },
  de: { why: 'Sie erhalten dies, weil Sie bestätigt haben, dass Sie es möchten.', more: 'Weiterlesen' },
  ar: { why: 'تصلك هذه الرسالة لأنك أكّدت أنك تريدها.', more: 'اقرأ المزيد' },
}

/** An issue is in the language of its editors; what is said around it, in that of whoever reads it. */
function send(
  { language, subject, paragraphs, path }: Issue,
  { id, email, token }: Delivery,
  reads: MailLanguage,
): Promise<boolean> {
  const { why, more } = words[reads]
  return sendMail({
    to: email,
    language,
    subject,
    paragraphs,
    around: { language: reads, paragraphs: [why] },
    ...(path !== undefined && { link: { label: more, url: new URL(path, Deno.env.get('SITE_URL')) } }),
    leave: { path: '/newsletter', oneClickPath: '/api/newsletter/leave', token },
    idempotencyKey: id,
  })
}
