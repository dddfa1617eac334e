import { visitorSessionOf } from '../setup/internals.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import { findSession } from '../session/session.ts'
import { checkNewCredentials, type Credentials } from '../credentials/credentials.ts'
import { failureOf, isMailTrouble, type Outcome, serviceCodeOf, wasSentRecently } from '../outcome/outcome.ts'

/** A new account. */
export interface SignUpInput extends Credentials {
  /** Becomes the visitor's `user_metadata`, part of every access token: keep it small. */
  profile?: Record<string, string>
}

/** Codes that mean that the account exists. Visitors are told the same as for a new account. */
const exists: ReadonlySet<string | undefined> = new Set([
  'user_already_exists',
  'email_exists',
  'phone_exists',
])

/**
 * Creates an account (`POST /signup`).
 *
 * An address that has an account gives the same outcome as one that has none.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function signUp(
  context: AuthContext,
  input: SignUpInput,
): Promise<Outcome<'check-inbox' | 'signed-in'>> {
  const visitorSession = visitorSessionOf(context)
  const credentials = await checkNewCredentials(input, visitorSession, Object.values(input.profile ?? {}))
  if ('ok' in credentials) return credentials
  const leave = visitorSession.attempt(
    'message',
    'email' in credentials ? credentials.email : credentials.phone,
  )
  if ('ok' in leave) return leave
  const answer = await visitorSession.call({
    method: 'POST',
    path: '/signup',
    query: { redirect_to: visitorSession.afterLinkUrl() },
    body: { ...credentials, data: input.profile ?? {} },
  })
  if (!answer.ok) {
    const { error } = answer
    if (isMailTrouble(error)) visitorSession.reportUnsent(error)
    const isHidden = exists.has(serviceCodeOf(error)) || wasSentRecently(error) || isMailTrouble(error)
    return isHidden ? { ok: true, next: 'check-inbox' } : failureOf(error)
  }

  const session = findSession(answer.body, visitorSession.now())
  if (!session) return { ok: true, next: 'check-inbox' }
  return (await visitorSession.adopt(session, 'SIGNED_IN')) ?? { ok: true, next: 'signed-in' }
}
