import { visitorSessionOf } from '../setup/internals.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import type { Claims } from '../claims/claims.ts'
import { checkNewPassword } from '../credentials/credentials.ts'
import type { PasswordOwner } from '../credentials/near-word.ts'
import { failureOf, type Outcome } from '../outcome/outcome.ts'
import { getRecentlyProven, getSignedIn } from './reauthenticate.ts'

/**
 * Sets a new password (`PUT /user`) and ends all other sessions.
 *
 * Needs a proof of identity within ten minutes; a recovery link is one.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function changePassword(
  context: AuthContext,
  input: { password?: string | undefined },
): Promise<Outcome<'password-changed'>> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getRecentlyProven(visitorSession)
  if ('ok' in visitor) return visitor
  const password = await checkNewPassword(input.password, visitorSession, ownerOf(visitor.claims))
  if (typeof password !== 'string') return password

  const { accessToken } = visitor.session
  const answer = await visitorSession.call({ method: 'PUT', path: '/user', body: { password }, accessToken })
  if (!answer.ok) return failureOf(answer.error)
  await visitorSession.call({ method: 'POST', path: '/logout', query: { scope: 'others' }, accessToken })
  visitorSession.forget(visitor.claims, 'others')
  await visitorSession.renew('USER_UPDATED')
  return { ok: true, next: 'password-changed' }
}

/**
 * Changes what visitors say about themselves (`PUT /user`). It becomes part of every access token: keep it small.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function updateProfile(
  context: AuthContext,
  profile: Record<string, string>,
): Promise<Outcome<'saved'>> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getSignedIn(visitorSession)
  if ('ok' in visitor) return visitor
  const { accessToken } = visitor.session
  const answer = await visitorSession.call({
    method: 'PUT',
    path: '/user',
    body: { data: profile },
    accessToken,
  })
  if (!answer.ok) return failureOf(answer.error)
  await visitorSession.renew('USER_UPDATED')
  return { ok: true, next: 'saved' }
}

function ownerOf({ email, phone, user_metadata: profile = {} }: Claims): PasswordOwner {
  return { email, phone, names: Object.values(profile).filter((value) => typeof value === 'string') }
}
