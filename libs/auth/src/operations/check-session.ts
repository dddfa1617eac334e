import { z } from 'zod'
import { InvalidJwtError } from '../errors/credential-errors.ts'
import type { Visitor } from '../session/visitor.ts'
import type { OperationContext } from './operation-context.ts'

const User = z.object({ email: z.string().nullish() })

/**
 * Asks the auth service whether it still knows the session (`GET /user`).
 *
 * The context drops one that has ended. A token that only the service finds bad
 * is exchanged for another; whoever has one that is bad too is `unknown`, for
 * signing in again would help nobody then. One that tells an address the account
 * no longer has, since a change was confirmed elsewhere, is exchanged as well.
 */
export async function checkSession(context: OperationContext): Promise<Visitor> {
  const token = await judgeToken(context)
  if (token === 'outdated') await context.renew('USER_UPDATED')
  if (token === 'bad') {
    await context.renew('TOKEN_REFRESHED')
    if ((await judgeToken(context)) === 'bad') return { state: 'unknown', why: 'service-unavailable' }
  }
  return (await context.open()).visitor
}

async function judgeToken(context: OperationContext): Promise<'good' | 'outdated' | 'bad'> {
  const { session, visitor } = await context.open()
  if (!session) return 'good'
  const answer = await context.call({ method: 'GET', path: '/user', accessToken: session.accessToken })
  if (!answer.ok) return answer.error instanceof InvalidJwtError ? 'bad' : 'good'
  const email = User.safeParse(answer.body).data?.email
  const isOutdated = email && visitor.state === 'signed-in' && visitor.claims.email !== email
  return isOutdated ? 'outdated' : 'good'
}
