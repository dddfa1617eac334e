import * as z from 'zod'
import { visitorSessionOf } from '../setup/internals.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import { InvalidJwtError } from '../errors/credential-errors.ts'
import type { Visitor } from '../session/visitor.ts'
import type { VisitorSession } from '../visitor-session/visitor-session.ts'

const User = z.object({ email: z.string().nullish() })
const unknown: Visitor = { state: 'unknown', why: 'service-unavailable' }

/**
 * Asks the auth service whether it still knows the session (`GET /user`), and
 * drops a session that was ended elsewhere. Its token would be valid for up to an
 * hour longer, and {@link AuthContext.visitor} judges by the token alone.
 *
 * For a handler to which pages send visitors after the outcome
 * `auth/session-lost`, because pages cannot set cookies. It may be a GET, because
 * it ends only sessions that have ended already.
 *
 * The session is refreshed when the service refuses its token, or when the token
 * holds an e-mail address that the account has changed. If the service refuses the
 * new token too, the visitor is `unknown`, because signing in again would not help.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function checkSession(
  context: AuthContext,
  {
    returnTo,
  }: {
    /** Where to go after signing in again, remembered when the session is gone and the rule remembers paths. */
    returnTo?: string
  } = {},
): Promise<Visitor> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await askVisitor(visitorSession)
  if (visitor.state === 'signed-out') visitorSession.rememberReturnPath(returnTo)
  return visitor
}

/** The same, for operations after which the visitor need not sign in again. */
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
