import { visitorSessionOf } from '../setup/internals.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import * as z from 'zod'
import { InvalidTokenResponseError } from '../errors/session-errors.ts'
import { askDatabase, askFunction, findLoss } from './ask-backend.ts'
import { type Failure, failWith, type Outcome } from '../outcome/outcome.ts'
import { getRecentlyProven, getSignedIn } from './reauthenticate.ts'
import { isUuid } from './uuid.ts'

const Sessions = z.array(
  z.object({
    id: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullish(),
    user_agent: z.string().nullish(),
    ip: z.string().nullish(),
    aal: z.string().nullish(),
    methods: z.array(z.string()).nullish(),
    is_current: z.boolean(),
  }),
)

/** One of the visitor's sessions. */
export interface AccountSession {
  id: string
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  lastUsedAt: string
  /** What the browser calls itself. */
  userAgent: string | undefined
  address: string | undefined
  /**
   * How the visitor signed in, first to last, in the vendor's words: `password`, `otp`, `oauth`, `totp`.
   * Empty when the database does not tell.
   */
  methods: readonly string[]
  hasSecondFactor: boolean
  /** The session of this very request. */
  isCurrent: boolean
}

/**
 * Where the visitor is signed in, latest first. Asks the database function `list_my_sessions`.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function listSessions(
  context: AuthContext,
): Promise<{ ok: true; sessions: AccountSession[] } | Failure> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getSignedIn(visitorSession)
  if ('ok' in visitor) return visitor
  const answer = await askDatabase(visitorSession, visitor.session, 'list_my_sessions')
  if (!answer.ok) return answer
  const { data } = Sessions.safeParse(answer.body)
  if (!data) return failWith('auth/unavailable', new InvalidTokenResponseError())
  // The database accepts tokens of ended sessions; the list reveals that.
  const loss = data.some((session) => session.is_current) ? undefined : await findLoss(visitorSession)
  if (loss) return loss
  return {
    ok: true,
    sessions: data.map((session) => ({
      id: session.id,
      createdAt: new Date(session.created_at).toISOString(),
      lastUsedAt: new Date(session.last_used_at ?? session.created_at).toISOString(),
      userAgent: session.user_agent ?? undefined,
      address: session.ip ?? undefined,
      methods: session.methods ?? [],
      hasSecondFactor: session.aal === 'aal2',
      isCurrent: session.is_current,
    })),
  }
}

/**
 * Ends one of the visitor's sessions. Asks the database function `end_my_session`.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function endSession(
  context: AuthContext,
  input: { sessionId?: string | undefined },
): Promise<Outcome<'session-ended' | 'signed-out'>> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getSignedIn(visitorSession)
  if ('ok' in visitor) return visitor
  const { sessionId } = input
  if (!isUuid(sessionId)) return failWith('auth/refused')
  const answer = await askDatabase(visitorSession, visitor.session, 'end_my_session', {
    session_id: sessionId,
  })
  if (!answer.ok) return answer
  visitorSession.forget({ sub: visitor.claims.sub, session_id: sessionId }, 'local')
  if (sessionId !== visitor.claims.session_id) return { ok: true, next: 'session-ended' }
  await visitorSession.drop()
  return { ok: true, next: 'signed-out' }
}

/**
 * Everything the site knows about the visitor (GDPR article 15). Asks the database function
 * `export_my_data`.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function exportData(context: AuthContext): Promise<{ ok: true; data: unknown } | Failure> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getRecentlyProven(visitorSession)
  if ('ok' in visitor) return visitor
  const answer = await askDatabase(visitorSession, visitor.session, 'export_my_data')
  return answer.ok ? { ok: true, data: answer.body } : answer
}

/**
 * Deletes the account and all that belongs to it (GDPR article 17).
 *
 * @param options.function Name of a server function that deletes the account as the visitor, including
 * files. Default: the database function `delete_my_account`, which does not delete files.
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function deleteAccount(
  context: AuthContext,
  options: { function?: string } = {},
): Promise<Outcome<'account-deleted'>> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getRecentlyProven(visitorSession)
  if ('ok' in visitor) return visitor
  const answer =
    options.function === undefined
      ? await askDatabase(visitorSession, visitor.session, 'delete_my_account')
      : await askFunction(visitorSession, visitor.session, options.function)
  if (!answer.ok) return answer
  visitorSession.forget(visitor.claims, 'global')
  visitorSession.forgetDevice(visitor.claims.sub)
  await visitorSession.drop()
  return { ok: true, next: 'account-deleted' }
}
