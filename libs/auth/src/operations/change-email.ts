import { visitorSessionOf } from '../setup/internals.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import * as z from 'zod'
import { InvalidTokenResponseError } from '../errors/session-errors.ts'
import { askDatabase } from './ask-backend.ts'
import { findEmail } from '../credentials/credentials.ts'
import type { VisitorSession } from '../visitor-session/visitor-session.ts'
import {
  type Failure,
  failureOf,
  failWith,
  findPause,
  isMailTrouble,
  type Outcome,
  serviceCodeOf,
  waitFor,
} from '../outcome/outcome.ts'
import { getRecentlyProven, getSignedIn, sendToOwnAddress, type SignedInVisitor } from './reauthenticate.ts'

/** An e-mail address that an account changes to once both mailboxes have confirmed. */
export interface PendingEmail {
  newEmail: string
  /** When the latest messages were sent. ISO 8601. */
  askedAt: string
  /** Whether the current address still has to confirm. */
  waitsForOld: boolean
  /** Whether the mailbox of the new address has. */
  waitsForNew: boolean
}

const Pending = z.array(
  z.object({
    new_email: z.string(),
    asked_at: z.string(),
    waits_for_old: z.boolean(),
    waits_for_new: z.boolean(),
  }),
)
const User = z.object({ email_change_sent_at: z.string().nullish() })

/** The pause that the service keeps, unless told otherwise, between two messages of one kind to one account. */
const pauseSeconds = 60

/**
 * Asks for another e-mail address (`PUT /user`). It changes when the
 * links in both mailboxes have been used.
 *
 * Needs a proof of identity within ten minutes. The visitor's own address is
 * `auth/same-email`. An address that has an account
 * gives the same outcome as one that has none, also within the minute in which
 * the service sends no other message: `auth/sent-recently`.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function changeEmail(
  context: AuthContext,
  input: { email?: string | undefined },
): Promise<Outcome<'check-both-inboxes'>> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getRecentlyProven(visitorSession)
  if ('ok' in visitor) return visitor
  const email = findEmail(input.email)
  if (email === undefined) return failWith('auth/invalid-email')
  // The service considers it done and sends nothing: "check both inboxes" would be wrong.
  if (email.toLowerCase() === visitor.claims.email?.toLowerCase()) return failWith('auth/same-email')
  const leave = visitorSession.attempt('message', email)
  if ('ok' in leave) return leave

  const answer = await visitorSession.call({
    method: 'PUT',
    path: '/user',
    query: { redirect_to: visitorSession.afterLinkUrl() },
    body: { email },
    accessToken: visitor.session.accessToken,
  })
  const outcome = { ok: true, next: 'check-both-inboxes' } as const
  if (answer.ok) return outcome
  // The service looks whether the address is taken before it looks at the pause.
  if (serviceCodeOf(answer.error) === 'email_exists')
    return (await readPause(visitorSession, visitor)) ?? outcome
  if (!isMailTrouble(answer.error)) return findPause(answer.error) ?? failureOf(answer.error)
  visitorSession.reportUnsent(answer.error)
  return outcome
}

/**
 * The pending change of address, if any. Asks the database function `my_email_change`.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function findPendingEmail(
  context: AuthContext,
): Promise<{ ok: true; pending: PendingEmail | undefined } | Failure> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getSignedIn(visitorSession)
  if ('ok' in visitor) return visitor
  const answer = await askDatabase(visitorSession, visitor.session, 'my_email_change')
  if (!answer.ok) return answer
  const { data } = Pending.safeParse(answer.body)
  if (!data) return failWith('auth/unavailable', new InvalidTokenResponseError())
  const [row] = data
  return {
    ok: true,
    pending: row && {
      newEmail: row.new_email,
      askedAt: new Date(row.asked_at).toISOString(),
      waitsForOld: row.waits_for_old,
      waitsForNew: row.waits_for_new,
    },
  }
}

/**
 * Sends the messages again (`POST /resend`). Earlier links expire, and a mailbox that had confirmed must do
 * so again.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function resendEmailChange(context: AuthContext): Promise<Outcome<'check-both-inboxes'>> {
  const visitorSession = visitorSessionOf(context)
  return (
    (await sendToOwnAddress(visitorSession, (email) => ({
      method: 'POST',
      path: '/resend',
      query: { redirect_to: visitorSession.afterLinkUrl() },
      body: { type: 'email_change', email },
    }))) ?? { ok: true, next: 'check-both-inboxes' }
  )
}

/**
 * Calls the change off and ends the links that were sent. Asks the database function
 * `cancel_my_email_change`.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function cancelEmailChange(context: AuthContext): Promise<Outcome<'email-change-cancelled'>> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getSignedIn(visitorSession)
  if ('ok' in visitor) return visitor
  const answer = await askDatabase(visitorSession, visitor.session, 'cancel_my_email_change')
  if (!answer.ok) return answer
  return answer.body === true ? { ok: true, next: 'email-change-cancelled' } : failWith('auth/refused')
}

/** The answer the service would have given about the pause if the address were free. */
async function readPause(
  visitorSession: VisitorSession,
  visitor: SignedInVisitor,
): Promise<Failure | undefined> {
  const { accessToken } = visitor.session
  const answer = await visitorSession.call({ method: 'GET', path: '/user', accessToken })
  const sentAt = answer.ok ? User.safeParse(answer.body).data?.email_change_sent_at : undefined
  if (!sentAt) return undefined
  const wait = waitFor((Date.parse(sentAt) - visitorSession.now()) / 1000 + pauseSeconds)
  return wait.retryAfterSeconds === undefined ? undefined : { ...failWith('auth/sent-recently'), ...wait }
}
