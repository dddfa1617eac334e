import { respond, servePost } from '../_http/serve-post.ts'
import { bearerToken } from '../_http/bearer-token.ts'
import { createReaderClient } from '../_http/reader-client.ts'
import { createServiceClient } from '../_http/service-client.ts'
import { sendMail } from '../_mail/send-mail.ts'
import { removePictures } from './remove-pictures.ts'

/**
 * Deletes the caller's account with the pictures they stored. The pictures go
 * first: should the rest fail, the caller can ask again, while pictures of nobody
 * would stay for ever.
 */
servePost(async (request) => {
  const token = bearerToken(request)
  const service = createServiceClient()
  const { data, error: unknown } = await service.auth.getUser(token)
  // Asked for again with a token that outlived the account.
  if (unknown?.code === 'user_not_found') return respond(200, { status: 'deleted' })
  if (!data.user) return respond(401, { error: 'not_signed_in' })

  const reader = createReaderClient(token)
  const allowed = await reader.rpc('require_strongest_session')
  if (allowed.error)
    return allowed.error.code === '42501'
      ? respond(403, { error: 'second_factor_needed' })
      : respond(503, { error: 'unavailable' })

  if (!(await removePictures(service, data.user.id))) return respond(503, { error: 'unavailable' })
  const deleted = await reader.rpc('delete_my_account')
  if (deleted.error) return respond(503, { error: 'unavailable' })
  // Asked for twice at once: the other call says so to the mailbox.
  if (deleted.data !== false && data.user.email) await sendFarewell(data.user.email)
  return respond(200, { status: 'deleted' })
})

/** Tells the mailbox of an account that it is gone. It is gone whether or not the message can be sent. */
async function sendFarewell(email: string): Promise<void> {
  const isSent = await sendMail({
    to: email,
    subject: 'Your account was deleted',
    paragraphs: [
      'Your House Edge account and everything in it have been deleted, as was asked for while signed in to it. This is the last message to this address.',
      'If this was not you, somebody else could sign in to your account. Choose a new password wherever you used the same one, and for your mailbox.',
    ],
  })
  if (isSent) return
  // oxlint-disable-next-line no-console -- the log of a function is where its operator looks
  console.error('The message about a deleted account was not sent: the mail service did not take it.')
}
