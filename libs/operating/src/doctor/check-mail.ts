import { z } from 'zod'
import { type Asking, ask, jsonOf } from './ask.ts'
import { by } from './check-backend.ts'
import { type Finding, findingsOf } from './finding.ts'
import type { BackendSettings } from './settings.ts'

const mail = findingsOf('mail')

/** Whether messages leave: an invitation to an address of the operator, whose account is removed again. */
export async function checkMail(
  asking: Asking,
  backend: BackendSettings,
  address: string | undefined,
): Promise<Finding> {
  const key = backend.BACKEND_SECRET_KEY
  if (address === undefined) return mail.skipped('Not tried. `--mail you@site.example` sends one message.')
  if (key === undefined) return mail.skipped('Not tried, because it needs BACKEND_SECRET_KEY.')
  const headers = { ...by(key), 'content-type': 'application/json' }
  const body = JSON.stringify({ email: address })
  const answer = await ask(asking, `${backend.BACKEND_URL}/auth/v1/invite`, { method: 'POST', headers, body })
  const advice = 'Look at the SMTP settings of the project (Authentication, Emails), and at its logs.'
  if (answer.failed !== undefined) return mail.wrong(`The backend cannot be asked: ${answer.failed}.`, advice)
  if (answer.status === 422)
    return mail.skipped(`${address} has an account already.`, 'Name an address that has none.')
  if (answer.status === 429)
    return mail.skipped('The backend has sent too many messages lately.', 'Try again in an hour.')
  if (answer.status !== 200)
    return mail.wrong(`The backend could not send a message (${answer.status}).`, advice)
  const { id } = z.object({ id: z.string() }).parse(jsonOf(answer.text))
  await ask(asking, `${backend.BACKEND_URL}/auth/v1/admin/users/${id}`, { method: 'DELETE', headers })
  return mail.right(`A message has left for ${address}. Look whether it arrives, and not as spam.`)
}
