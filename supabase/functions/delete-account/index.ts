import { answer, servePost } from '../_http/answer.ts'
import { bearerToken } from '../_http/bearer-token.ts'
import { createReaderClient } from '../_http/reader-client.ts'
import { createServiceClient } from '../_http/service-client.ts'
import { sendFarewell } from './send-farewell.ts'
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
  if (unknown?.code === 'user_not_found') return answer(200, { status: 'deleted' })
  if (!data.user) return answer(401, { error: 'not_signed_in' })

  const reader = createReaderClient(token)
  const allowed = await reader.rpc('require_strongest_session')
  if (allowed.error)
    return allowed.error.code === '42501'
      ? answer(403, { error: 'second_factor_needed' })
      : answer(503, { error: 'unavailable' })

  if (!(await removePictures(service, data.user.id))) return answer(503, { error: 'unavailable' })
  const deleted = await reader.rpc('delete_my_account')
  if (deleted.error) return answer(503, { error: 'unavailable' })
  // Asked for twice at once: the other call says so to the mailbox.
  if (deleted.data !== false && data.user.email) await sendFarewell(data.user.email)
  return answer(200, { status: 'deleted' })
})
