import { InvalidJwtError } from '../errors/credential-errors.ts'
import type { Visitor } from '../session/visitor.ts'
import type { OperationContext } from './operation-context.ts'

/**
 * Asks the auth service whether it still knows the session (spec §7: GET user).
 *
 * The context drops one that has ended. A token that only the service finds bad
 * is exchanged for another; whoever has one that is bad too is `unknown`, for
 * signing in again would help nobody then.
 */
export async function checkSession(context: OperationContext): Promise<Visitor> {
  if (await isTokenBad(context)) {
    await context.renew('TOKEN_REFRESHED')
    if (await isTokenBad(context)) return { state: 'unknown', why: 'service-unavailable' }
  }
  return (await context.open()).visitor
}

async function isTokenBad(context: OperationContext): Promise<boolean> {
  const { session } = await context.open()
  if (!session) return false
  const answer = await context.call({ method: 'GET', path: '/user', accessToken: session.accessToken })
  return !answer.ok && answer.error instanceof InvalidJwtError
}
