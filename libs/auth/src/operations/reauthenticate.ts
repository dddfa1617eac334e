import * as z from 'zod'
import type { Claims } from '../claims/claims.ts'
import { InvalidTokenResponseError } from '../errors/session-errors.ts'
import { findSession, type Session } from '../session/session.ts'
import type { OperationContext } from './operation-context.ts'
import { type Failure, failureOf, failWith, findPause, isMiss, type Outcome } from './outcome.ts'
import { verifyCode } from './one-time.ts'
import { adoptSession } from './sign-in-with-password.ts'

/** How long after proving who they are visitors may change what protects their account (ASVS 7.5.1). */
const recentSeconds = 10 * 60

/** A proof of identity: the password, or a code from the mailbox. */
export interface Proof {
  password?: string | undefined
  code?: string | undefined
}

/** A visitor who may act, with the token to act with. */
export interface SignedInVisitor {
  claims: Claims
  session: Session
}

const Answer = z.object({ user: z.object({ id: z.string() }) })

/** The signed-in visitor, or the failure to tell. */
export async function getSignedIn(context: OperationContext): Promise<SignedInVisitor | Failure> {
  const { visitor, session } = await context.open()
  if (visitor.state === 'signed-in' && session) return { claims: visitor.claims, session }
  if (visitor.state !== 'signed-out') return failWith('auth/unavailable')
  return failWith(visitor.why === 'refused' ? 'auth/session-lost' : 'auth/session-missing')
}

/** The signed-in visitor, if they proved who they are a short while ago. */
export async function getRecentlyProven(context: OperationContext): Promise<SignedInVisitor | Failure> {
  const visitor = await getSignedIn(context)
  if ('ok' in visitor) return visitor
  const proofs = visitor.claims.amr ?? []
  const isRecent = proofs.some(
    ({ method, timestamp }) =>
      method !== 'token_refresh' && context.now() / 1000 - (timestamp ?? 0) <= recentSeconds,
  )
  return isRecent ? visitor : failWith('auth/reauthentication-needed')
}

/** Sends a code by which visitors without a password can prove who they are (`POST /otp`). */
export async function sendProofCode(context: OperationContext): Promise<Outcome<'check-inbox'>> {
  const visitor = await getSignedIn(context)
  if ('ok' in visitor) return visitor
  const { email } = visitor.claims
  if (!email) return failWith('auth/refused')
  const leave = context.attempt('message', email)
  if ('ok' in leave) return leave
  const answer = await context.call({ method: 'POST', path: '/otp', body: { email, create_user: false } })
  if (answer.ok) return { ok: true, next: 'check-inbox' }
  return findPause(answer.error) ?? failureOf(answer.error)
}

/**
 * Lets visitors prove who they are before something serious.
 *
 * A proof is a sign-in: the session is replaced by a new one of the same user,
 * the old one is ended, and a second factor is asked for again.
 */
export async function reauthenticate(
  context: OperationContext,
  proof: Proof,
): Promise<Outcome<'signed-in' | 'second-factor'>> {
  const visitor = await getSignedIn(context)
  if ('ok' in visitor) return visitor
  const answer = await prove(context, visitor.claims, proof)
  if ('ok' in answer) return answer

  const { data } = Answer.safeParse(answer.body)
  if (!findSession(answer.body, context.now()) || !data) {
    return failWith('auth/unavailable', new InvalidTokenResponseError())
  }
  if (data.user.id !== visitor.claims.sub) return failWith('auth/invalid-credentials')
  return adoptSession(context, answer.body)
}

async function prove(
  context: OperationContext,
  claims: Claims,
  { password, code }: Proof,
): Promise<{ body: unknown } | Failure> {
  const recipient = claims.email
    ? { email: claims.email }
    : { phone: `+${(claims.phone ?? '').replace(/^\+/, '')}` }
  if (code !== undefined && code !== '') return verifyCode(context, { ...recipient, code })
  if (!password) return failWith('auth/invalid-credentials')
  const leave = context.attempt('password', claims.sub)
  if ('ok' in leave) return leave
  const answer = await context.call({
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
