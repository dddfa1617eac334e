import { respond, servePost } from '../_http/serve-post.ts'
import { isServer } from '../_http/is-server.ts'
import { createServiceClient } from '../_http/service-client.ts'
import { mailLanguage, pageIn } from '../_mail/language.ts'
import { sendMail } from '../_mail/send-mail.ts'
import { changeWords } from './change-words.ts'

interface Waiting {
  id: string
  email: string
  token: string
  old_score: number | null
  old_status: string
  new_score: number | null
  new_status: string
  name: string
  path: string
  language: string
}

/** Sent in one call; what is left goes with the next. */
const mostMessages = 500

/**
 * Tells those who watch a review that its score or status has changed: `{ "reviews": [{ id, score, status, name, path }] }`,
 * all there are. Only the site's server may call it.
 *
 * A message is laid by in the database, taken by one sender, and deleted once it is sent. It carries
 * its id as an idempotency key: ended in between, it is sent again under the same key.
 */
servePost(async (request, body) => {
  if (!isServer(request)) return respond(401, { error: 'not_the_server' })
  const { reviews } = body
  if (!Array.isArray(reviews)) return respond(422, { error: 'invalid_reviews' })

  const service = createServiceClient()
  const noted = await service.rpc('note_scores', { reviews })
  if (noted.error) return respond(503, { error: 'unavailable' })
  const waiting = await service.rpc('take_messages', { most: mostMessages })
  if (waiting.error) return respond(503, { error: 'unavailable' })
  let sent = 0
  for (const message of waiting.data as Waiting[]) {
    const isSent = await tell(message)
    const table = service.from('watch_messages')
    const settled = await (isSent ? table.delete() : table.update({ taken_at: null })).eq('id', message.id)
    if (settled.error) return respond(503, { error: 'unavailable' })
    if (isSent) sent += 1
  }
  return respond(200, { noted: noted.data, sent })
})

function tell({ id, email, token, name, path, language: asked, ...change }: Waiting): Promise<boolean> {
  const language = mailLanguage(asked)
  const said = changeWords[language]
  const isSame = change.old_score === change.new_score
  return sendMail({
    to: email,
    language,
    subject: isSame ? said.statusSubject(name) : said.scoreSubject(name),
    paragraphs: [
      isSame ? said.statusOf(name) : said.scoreOf(name, change.old_score, change.new_score),
      ...(change.old_status === change.new_status ? [] : [said.status(change.old_status, change.new_status)]),
      said.why,
    ],
    link: { label: said.read, url: pageIn(language, path) },
    leave: { path: '/stop', oneClickPath: '/api/stop', token },
    idempotencyKey: id,
  })
}
