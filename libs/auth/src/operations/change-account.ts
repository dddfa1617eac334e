import type { Claims } from '../claims/claims.ts'
import { checkNewPassword } from './credentials.ts'
import type { PasswordOwner } from './near-word.ts'
import type { OperationContext } from './operation-context.ts'
import { failureOf, type Outcome } from './outcome.ts'
import { getRecentlyProven, getSignedIn } from './reauthenticate.ts'

/**
 * Sets a new password (`PUT /user`) and ends all other sessions.
 *
 * Needs a proof of identity within ten minutes; a recovery link is one.
 */
export async function changePassword(
  context: OperationContext,
  input: { password?: string | undefined },
): Promise<Outcome<'password-changed'>> {
  const visitor = await getRecentlyProven(context)
  if ('ok' in visitor) return visitor
  const password = checkNewPassword(input.password, context, ownerOf(visitor.claims))
  if (typeof password !== 'string') return password

  const { accessToken } = visitor.session
  const answer = await context.call({ method: 'PUT', path: '/user', body: { password }, accessToken })
  if (!answer.ok) return failureOf(answer.error)
  await context.call({ method: 'POST', path: '/logout', query: { scope: 'others' }, accessToken })
  context.forget(visitor.claims, 'others')
  await context.renew('USER_UPDATED')
  return { ok: true, next: 'password-changed' }
}

/** Changes what visitors say about themselves (`PUT /user`). It becomes part of every access token: keep it small. */
export async function updateProfile(
  context: OperationContext,
  profile: Record<string, string>,
): Promise<Outcome<'saved'>> {
  const visitor = await getSignedIn(context)
  if ('ok' in visitor) return visitor
  const { accessToken } = visitor.session
  const answer = await context.call({ method: 'PUT', path: '/user', body: { data: profile }, accessToken })
  if (!answer.ok) return failureOf(answer.error)
  await context.renew('USER_UPDATED')
  return { ok: true, next: 'saved' }
}

function ownerOf({ email, phone, user_metadata: profile = {} }: Claims): PasswordOwner {
  return { email, phone, names: Object.values(profile).filter((value) => typeof value === 'string') }
}
