import { visitorSessionOf } from '../setup/internals.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import { findSession } from '../session/session.ts'
import { findEmail, findPhone } from '../credentials/credentials.ts'
import type { VisitorSession } from '../visitor-session/visitor-session.ts'
import {
  type Failure,
  failureOf,
  failWith,
  isMailTrouble,
  isMiss,
  type Outcome,
  wasSentRecently,
} from '../outcome/outcome.ts'
import { adoptSession } from './sign-in-with-password.ts'

/** Where to send a message: an e-mail address, or a phone number. */
export interface Recipient {
  email?: string | undefined
  /** In place of an e-mail address, in international form. */
  phone?: string | undefined
}

/**
 * Sends a link and a code to sign in with (`POST /otp`).
 *
 * @param options.createAccount Whether an unknown address gets an account. Default `false`.
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function sendSignInLink(
  context: AuthContext,
  recipient: Recipient,
  options: { createAccount?: boolean } = {},
): Promise<Outcome<'check-inbox'>> {
  const visitorSession = visitorSessionOf(context)
  return send(visitorSession, '/otp', recipient, { create_user: options.createAccount ?? false })
}

/**
 * Sends a link to choose a new password with (`POST /recover`).
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function requestNewPassword(
  context: AuthContext,
  recipient: { email?: string | undefined },
): Promise<Outcome<'check-inbox'>> {
  const visitorSession = visitorSessionOf(context)
  return send(visitorSession, '/recover', recipient, {})
}

/**
 * Sends the confirmation message again (`POST /resend`).
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function resendConfirmation(
  context: AuthContext,
  recipient: { email?: string | undefined },
): Promise<Outcome<'check-inbox'>> {
  const visitorSession = visitorSessionOf(context)
  return send(visitorSession, '/resend', recipient, { type: 'signup' })
}

/**
 * Signs in with a code from a message (`POST /verify`).
 *
 * Codes are short, so attempts are counted here as well as in the service.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function signInWithCode(
  context: AuthContext,
  input: Recipient & { code?: string | undefined },
): Promise<Outcome<'signed-in' | 'second-factor'>> {
  const visitorSession = visitorSessionOf(context)
  const answer = visitorSession.findBlocked() ?? (await verifyCode(visitorSession, input))
  return 'ok' in answer ? answer : adoptSession(visitorSession, answer.body)
}

/** Exchanges a code from a message for a new session. */
export async function verifyCode(
  visitorSession: VisitorSession,
  input: Recipient & { code?: string | undefined },
): Promise<Failure | { body: unknown }> {
  const recipient = checkRecipient(input)
  if ('ok' in recipient) return recipient
  const code = findCode(input.code)
  if (code === undefined) return failWith('auth/code-invalid')
  const leave = visitorSession.attempt('code', Object.values(recipient)[0] ?? '')
  if ('ok' in leave) return leave

  const type = 'email' in recipient ? 'email' : 'sms'
  const answer = await visitorSession.call({
    method: 'POST',
    path: '/verify',
    body: { ...recipient, token: code, type },
  })
  if (!isMiss(answer)) leave.giveBack()
  if (answer.ok)
    return findSession(answer.body, visitorSession.now())
      ? { body: answer.body }
      : failWith('auth/code-invalid')
  return answer.error.isTransient ? failureOf(answer.error) : failWith('auth/code-invalid', answer.error)
}

/** The code as the service expects it: people also type full-width digits and spaces. */
export function findCode(input: string | undefined): string | undefined {
  const code = (input ?? '').normalize('NFKC').replaceAll(/[\s-]/g, '')
  return /^\d{6,10}$/.test(code) ? code : undefined
}

/**
 * The outcome is the same whether an account exists or not; only failures that affect everybody are
 * reported.
 */
async function send(
  visitorSession: VisitorSession,
  path: string,
  input: Recipient,
  body: Record<string, unknown>,
): Promise<Outcome<'check-inbox'>> {
  const recipient = checkRecipient(input)
  if ('ok' in recipient) return recipient
  const leave = visitorSession.attempt('message', Object.values(recipient)[0] ?? '')
  if ('ok' in leave) return leave
  const query = { redirect_to: visitorSession.afterLinkUrl() }
  const answer = await visitorSession.call({ method: 'POST', path, query, body: { ...recipient, ...body } })
  const outcome = { ok: true, next: 'check-inbox' } as const
  if (answer.ok || !answer.error.isTransient || wasSentRecently(answer.error)) return outcome
  if (!isMailTrouble(answer.error)) return failureOf(answer.error)
  visitorSession.reportUnsent(answer.error)
  return outcome
}

function checkRecipient(input: Recipient): { email: string } | { phone: string } | Failure {
  if (input.email || !input.phone) {
    const email = findEmail(input.email)
    return email === undefined ? failWith('auth/invalid-email') : { email }
  }
  const phone = findPhone(input.phone)
  return phone === undefined ? failWith('auth/invalid-phone') : { phone }
}
