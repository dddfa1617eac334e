import { respond, servePost } from '../_http/serve-post.ts'
import { bearerToken } from '../_http/bearer-token.ts'
import { isUuid } from '../_http/is-uuid.ts'
import { createReaderClient } from '../_http/reader-client.ts'
import { createServiceClient } from '../_http/service-client.ts'
import { visitorAddress } from '../_http/visitor-address.ts'
import { isAddress } from '../_mail/is-address.ts'
import { mailLanguage } from '../_mail/language.ts'
import { notifyDesk, confirmReceipt } from './send-messages.ts'

const kinds = new Set(['outdated', 'wrong', 'unfair', 'unsafe', 'other', 'complaint', 'experience'])
const documentId = /^[A-Za-z0-9_-]{1,128}$/

/**
 * Takes a complaint or a correction: `{ "kind", "details", "email"?, "document_id"?, "experience_id"?, "form"?,
 * "language"? }`, and gives its number, also to the address, in the language. No account is needed; whoever has one finds it in their data. `form` names what it was typed
 * into, by which the same words sent twice are one complaint.
 *
 * It is kept before anything is sent. What cannot be sent now is said, and is no reason to send the form again.
 */
servePost(async (request, body) => {
  const typed = typeof body['details'] === 'string' ? body['details'].trim() : ''
  const email = typeof body['email'] === 'string' ? body['email'].trim().toLowerCase() : ''
  const { kind, document_id: document, experience_id: experience, form } = body
  if (typeof kind !== 'string' || !kinds.has(kind)) return respond(422, { error: 'invalid_kind' })
  const isText = typed.isWellFormed() && !typed.includes('\0')
  if (typed.length > 10_000 || !isText) return respond(422, { error: 'invalid_details' })
  if (email !== '' && !isAddress(email)) return respond(422, { error: 'invalid_email' })
  if (document !== undefined && (typeof document !== 'string' || !documentId.test(document)))
    return respond(422, { error: 'invalid_document' })
  if (experience !== undefined && !isUuid(experience)) return respond(422, { error: 'invalid_experience' })
  if (form !== undefined && !isUuid(form)) return respond(422, { error: 'invalid_form' })

  const service = createServiceClient()
  const plain = await service.rpc('plain_text', { typed })
  if (plain.error) return respond(503, { error: 'unavailable' })
  const details = String(plain.data)
  const length = Array.from(details).length
  if (length < 20 || length > 2000) return respond(422, { error: 'invalid_details' })
  const token = bearerToken(request)
  const { data: caller } = await service.auth.getUser(token)
  // Who owes the second factor knows a password, and complains as a visitor does.
  const proof = caller.user ? await createReaderClient(token).rpc('require_strongest_session') : null
  if (proof?.error && proof.error.code !== '42501') return respond(503, { error: 'unavailable' })
  const filed = await service
    .rpc('file_report', {
      kind,
      words: details,
      email: email === '' ? null : email,
      document: document ?? null,
      experience: experience ?? null,
      reader: proof?.error ? null : (caller.user?.id ?? null),
      visitor: visitorAddress(request),
      typed_into: form ?? null,
    })
    .single<{ number: string; tell_desk: boolean; sender_token: string | null }>()
  if (filed.error?.hint?.startsWith('limit/')) return respond(429, { error: filed.error.hint })
  // An experience that has been withdrawn meanwhile.
  if (filed.error?.code === '23503') return respond(422, { error: 'invalid_experience' })
  if (filed.error) return respond(503, { error: 'unavailable' })

  const { number, tell_desk, sender_token } = filed.data
  const isTold =
    tell_desk && (await notifyDesk({ number, kind, details, email, about: experience ?? document }))
  if (sender_token !== null) await confirmReceipt(email, number, sender_token, mailLanguage(body['language']))
  return respond(200, { number, desk_told: isTold })
})
