import { findSession } from '../session/session.ts'
import { checkNewCredentials, type Credentials, findEmail } from './credentials.ts'
import type { OperationContext } from './operation-context.ts'
import { failureOf, failWith, type Outcome, serviceCodeOf } from './outcome.ts'

/** A new account. */
export interface SignUpInput extends Credentials {
  /** Becomes the visitor's `user_metadata`, part of every access token: keep it small. */
  profile?: Record<string, string>
}

/** Codes by which the service says that the account exists. Visitors are told what a new one would be told. */
const exists: ReadonlySet<string | undefined> = new Set([
  'user_already_exists',
  'email_exists',
  'phone_exists',
])

/**
 * Creates an account (spec §7: POST signup).
 *
 * An address that has an account gives the same outcome as one that has none.
 */
export async function signUp(
  context: OperationContext,
  input: SignUpInput,
): Promise<Outcome<'check-inbox' | 'signed-in'>> {
  const credentials = checkNewCredentials(input)
  if ('ok' in credentials) return credentials
  const answer = await context.call({
    method: 'POST',
    path: '/signup',
    query: { redirect_to: context.afterLinkUrl() },
    body: { ...credentials, data: input.profile ?? {} },
  })
  if (!answer.ok) {
    if (exists.has(serviceCodeOf(answer.error))) return { ok: true, next: 'check-inbox' }
    return failureOf(answer.error)
  }

  const session = findSession(answer.body, context.now())
  if (!session) return { ok: true, next: 'check-inbox' }
  return (await context.adopt(session)) ?? { ok: true, next: 'signed-in' }
}

/**
 * Sends the confirmation message again (spec §7: POST resend).
 *
 * The outcome is the same whether there is something to confirm or not.
 */
export async function resendConfirmation(
  context: OperationContext,
  input: { email?: string | undefined },
): Promise<Outcome<'check-inbox'>> {
  const email = findEmail(input.email)
  if (email === undefined) return failWith('auth/invalid-email')
  const answer = await context.call({
    method: 'POST',
    path: '/resend',
    query: { redirect_to: context.afterLinkUrl() },
    body: { type: 'signup', email },
  })
  if (!answer.ok && answer.error.isTransient) return failureOf(answer.error)
  return { ok: true, next: 'check-inbox' }
}
