import { visitorSessionOf } from '../setup/internals.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import * as z from 'zod'
import type { Claims } from '../claims/claims.ts'
import { InvalidTokenResponseError } from '../errors/session-errors.ts'
import { findSession, type Session } from '../session/session.ts'
import type { VisitorSession } from '../visitor-session/visitor-session.ts'
import {
  type Failure,
  failureOf,
  failWith,
  findPause,
  isMailTrouble,
  isMiss,
  type Outcome,
} from '../outcome/outcome.ts'
import { verifyCode } from './one-time.ts'
import { adoptSession } from './sign-in-with-password.ts'

/** How long after proving who they are visitors may change what protects their account (ASVS 7.5.1). */
const recentSeconds = 10 * 60

/** A proof of identity: the password, or a code from the mailbox. */
export interface Proof {
  password?: string | undefined
  code?: string | undefined
}

/** A signed-in visitor with their access token. */
export interface SignedInVisitor {
  claims: Claims
  session: Session
}

const Answer = z.object({ user: z.object({ id: z.string() }) })

/** The signed-in visitor, or the failure to report. */
export async function getSignedIn(visitorSession: VisitorSession): Promise<SignedInVisitor | Failure> {
  const { visitor, session } = await visitorSession.open()
  if (visitor.state === 'signed-in' && session) return { claims: visitor.claims, session }
  if (visitor.state !== 'signed-out') return failWith('auth/unavailable')
  return failWith(visitor.why === 'refused' ? 'auth/session-lost' : 'auth/session-missing')
}

/** The signed-in visitor, if they proved who they are a short while ago. */
export async function getRecentlyProven(visitorSession: VisitorSession): Promise<SignedInVisitor | Failure> {
  const visitor = await getSignedIn(visitorSession)
  if ('ok' in visitor) return visitor
  const proofs = visitor.claims.amr ?? []
  const isRecent = proofs.some(
    ({ method, timestamp }) =>
      method !== 'token_refresh' && visitorSession.now() / 1000 - (timestamp ?? 0) <= recentSeconds,
  )
  return isRecent ? visitor : failWith('auth/reauthentication-needed')
}

/**
 * Sends a code by which visitors without a password can prove who they are (`POST /otp`).
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function sendProofCode(context: AuthContext): Promise<Outcome<'check-inbox'>> {
  const visitorSession = visitorSessionOf(context)
  return (
    (await sendToOwnAddress(visitorSession, (email) => ({
      method: 'POST',
      path: '/otp',
      body: { email, create_user: false },
    }))) ?? { ok: true, next: 'check-inbox' }
  )
}

/** Has a message sent to the visitor's own address. @returns Why it was not sent. */
export async function sendToOwnAddress(
  visitorSession: VisitorSession,
  callTo: (email: string) => Parameters<VisitorSession['call']>[0],
): Promise<Failure | undefined> {
  const visitor = await getSignedIn(visitorSession)
  if ('ok' in visitor) return visitor
  const { email } = visitor.claims
  if (!email) return failWith('auth/refused')
  const leave = visitorSession.attempt('message', email)
  if ('ok' in leave) return leave
  const answer = await visitorSession.call(callTo(email))
  if (answer.ok) return undefined
  if (isMailTrouble(answer.error)) visitorSession.reportUnsent(answer.error)
  return findPause(answer.error) ?? failureOf(answer.error)
}

/**
 * Lets visitors prove who they are before something serious.
 *
 * A proof is a sign-in: the session is replaced by a new one of the same user,
 * the old one is ended, and a second factor is asked for again.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function reauthenticate(
  context: AuthContext,
  proof: Proof,
): Promise<Outcome<'signed-in' | 'second-factor'>> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getSignedIn(visitorSession)
  if ('ok' in visitor) return visitor
  const answer = await prove(visitorSession, visitor.claims, proof)
  if ('ok' in answer) return answer

  const { data } = Answer.safeParse(answer.body)
  if (!findSession(answer.body, visitorSession.now()) || !data) {
    return failWith('auth/unavailable', new InvalidTokenResponseError())
  }
  if (data.user.id !== visitor.claims.sub) return failWith('auth/invalid-credentials')
  return adoptSession(visitorSession, answer.body)
}

async function prove(
  visitorSession: VisitorSession,
  claims: Claims,
  { password, code }: Proof,
): Promise<{ body: unknown } | Failure> {
  const recipient = claims.email
    ? { email: claims.email }
    : { phone: `+${(claims.phone ?? '').replace(/^\+/, '')}` }
  if (code !== undefined && code !== '') return verifyCode(visitorSession, { ...recipient, code })
  if (!password) return failWith('auth/invalid-credentials')
  const leave = visitorSession.attempt('password', claims.sub)
  if ('ok' in leave) return leave
  const answer = await visitorSession.call({
    method: 'POST',
    path: '/token',
    query: { grant_type: 'password' },
    body: { ...recipient, password },
  })
  if (!isMiss(answer)) leave.giveBack()
  if (answer.ok) return { body: answer.body }
  return answer.error.isTransient
    ? failureOf(answer.error)
    : failWith('auth/invalid-credentials', answer.error)
}
