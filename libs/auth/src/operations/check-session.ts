import * as z from 'zod'
import { visitorSessionOf } from '../auth/internals.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { InvalidJwtError } from '../errors/credential-errors.ts'
import type { Visitor } from '../session/visitor.ts'
import type { VisitorSession } from '../session/visitor-session.ts'

const User = z.object({ email: z.string().nullish() })
const unknown: Visitor = { state: 'unknown', why: 'service-unavailable' }

/**
 * Who is visiting, by the auth service's own word (`GET /user`): asks it whether
 * it still knows the session, and drops one that was ended elsewhere. A token
 * holds for up to an hour after that, and {@link Exchange.visitor} goes by the token.
 *
 * For a handler that pages send visitors to when an operation told them
 * `auth/session-lost`, because pages cannot set cookies. It may be a GET: it
 * ends nothing that has not ended.
 *
 * A token that only the service finds bad
 * is exchanged for another; whoever has one that is bad too is `unknown`, for
 * signing in again would help nobody then. One that tells an address the account
 * no longer has, since a change was confirmed elsewhere, is exchanged as well.
 *
 * @param options.returnTo Where to go after signing in again, remembered when the session is gone and the rule remembers paths.
 * @throws {BackendConfigurationError} The exchange was not made by `createAuth` of this copy of the library.
 */
export async function checkSession(
  exchange: Exchange,
  { returnTo }: { returnTo?: string } = {},
): Promise<Visitor> {
  const visitorSession = visitorSessionOf(exchange)
  const visitor = await askVisitor(visitorSession)
  if (visitor.state === 'signed-out') visitorSession.rememberReturnPath(returnTo)
  return visitor
}

/** The same, where nobody has to sign in again. */
export async function askVisitor(visitorSession: VisitorSession): Promise<Visitor> {
  return (await settle(visitorSession)).visitor
}

/** The same where a token must not be taken at its word: `unknown` also when the service says nothing of the session. */
export async function confirmSession(visitorSession: VisitorSession): Promise<Visitor> {
  const { visitor, token } = await settle(visitorSession)
  return visitor.state === 'signed-in' && token === 'unheard' ? unknown : visitor
}

/** What the service says of a token. */
type TokenJudgement = 'good' | 'outdated' | 'bad' | 'unheard'

async function settle(visitorSession: VisitorSession): Promise<{ visitor: Visitor; token: TokenJudgement }> {
  let token = await judgeToken(visitorSession)
  if (token === 'outdated') await visitorSession.renew('USER_UPDATED')
  if (token === 'bad') {
    await visitorSession.renew('TOKEN_REFRESHED')
    token = await judgeToken(visitorSession)
    if (token === 'bad') return { visitor: unknown, token }
  }
  return { visitor: (await visitorSession.open()).visitor, token }
}

async function judgeToken(visitorSession: VisitorSession): Promise<TokenJudgement> {
  const { session, visitor } = await visitorSession.open()
  if (!session) return 'good'
  const answer = await visitorSession.call({ method: 'GET', path: '/user', accessToken: session.accessToken })
  if (!answer.ok) return answer.error instanceof InvalidJwtError ? 'bad' : 'unheard'
  const email = User.safeParse(answer.body).data?.email
  const isOutdated = email && visitor.state === 'signed-in' && visitor.claims.email !== email
  return isOutdated ? 'outdated' : 'good'
}
