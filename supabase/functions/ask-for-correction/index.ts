import { respond, servePost } from '../_http/serve-post.ts'
import { bearerToken } from '../_http/bearer-token.ts'
import { isUuid } from '../_http/is-uuid.ts'
import { createReaderClient } from '../_http/reader-client.ts'
import { createServiceClient } from '../_http/service-client.ts'
import { sendRequest } from './send-request.ts'

/**
 * Asks the writer of an experience to correct a field, as the moderator who calls: `{ "experience", "field", "note",
 * "seen_at" }`, and writes to their mailbox. A message that cannot be sent is said and loses nothing: the writer's
 * account shows what is asked.
 */
servePost(async (request, body) => {
  const { experience, field, note, seen_at } = body
  if (!isUuid(experience)) return respond(422, { error: 'invalid_experience' })
  if (typeof field !== 'string') return respond(422, { error: 'invalid_field' })
  if (typeof note !== 'string' || note.includes('\0')) return respond(422, { error: 'invalid_note' })
  if (typeof seen_at !== 'string') return respond(422, { error: 'invalid_time' })

  const asked = await createReaderClient(bearerToken(request)).rpc('ask_for_correction', {
    experience,
    about: field,
    words: note,
    seen_at,
  })
  if (asked.error?.code === '42501') return respond(403, { error: 'forbidden' })
  if (asked.error?.code === '23514') return respond(422, { error: 'invalid_note' })
  if (asked.error) return respond(503, { error: 'unavailable' })
  if (asked.data !== 'decided') return respond(409, { error: String(asked.data) })
  return respond(200, {
    status: 'decided',
    writer_told: await sendRequest(createServiceClient(), experience),
  })
})
