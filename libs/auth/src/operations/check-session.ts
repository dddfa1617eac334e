import * as z from 'zod'
import { InvalidJwtError } from '../errors/credential-errors.ts'
import type { Visitor } from '../session/visitor.ts'
import type { OperationContext } from './operation-context.ts'

const User = z.object({ email: z.string().nullish() })
const unknown: Visitor = { state: 'unknown', why: 'service-unavailable' }

/**
 * Asks the auth service whether it still knows the session (`GET /user`).
 *
 * The context drops one that has ended. A token that only the service finds bad
 * is exchanged for another; whoever has one that is bad too is `unknown`, for
 * signing in again would help nobody then. One that tells an address the account
 * no longer has, since a change was confirmed elsewhere, is exchanged as well.
 */
export async function checkSession(context: OperationContext): Promise<Visitor> {
  return (await settle(context)).visitor
}

/** The same where a token must not be taken at its word: `unknown` also when the service says nothing of the session. */
export async function confirmSession(context: OperationContext): Promise<Visitor> {
  const { visitor, token } = await settle(context)
  return visitor.state === 'signed-in' && token === 'unheard' ? unknown : visitor
}

/** What the service says of a token. */
type TokenJudgement = 'good' | 'outdated' | 'bad' | 'unheard'

async function settle(context: OperationContext): Promise<{ visitor: Visitor; token: TokenJudgement }> {
  let token = await judgeToken(context)
  if (token === 'outdated') await context.renew('USER_UPDATED')
  if (token === 'bad') {
    await context.renew('TOKEN_REFRESHED')
    token = await judgeToken(context)
    if (token === 'bad') return { visitor: unknown, token }
  }
  return { visitor: (await context.open()).visitor, token }
}

async function judgeToken(context: OperationContext): Promise<TokenJudgement> {
  const { session, visitor } = await context.open()
  if (!session) return 'good'
  const answer = await context.call({ method: 'GET', path: '/user', accessToken: session.accessToken })
  if (!answer.ok) return answer.error instanceof InvalidJwtError ? 'bad' : 'unheard'
  const email = User.safeParse(answer.body).data?.email
  const isOutdated = email && visitor.state === 'signed-in' && visitor.claims.email !== email
  return isOutdated ? 'outdated' : 'good'
}
