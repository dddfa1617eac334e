import * as z from 'zod'
import { visitorSessionOf } from '../../setup/internals.ts'
import type { Claims } from '../../claims/claims.ts'
import type { AuthContext } from '../../setup/auth-context.ts'
import { InvalidTokenResponseError } from '../../errors/session-errors.ts'
import { findSession } from '../../session/session.ts'
import type { VisitorSession } from '../../visitor-session/visitor-session.ts'
import { askFunction, functionCall } from '../ask-backend.ts'
import { readFactors } from './list-factors.ts'
import {
  type Failure,
  failureOf,
  failWith,
  isMiss,
  type Outcome,
  serviceCodeOf,
} from '../../outcome/outcome.ts'
import { raiseSession } from './raise-session.ts'
import { getRecentlyProven, getSignedIn } from '../reauthenticate.ts'

const Codes = z.object({ codes: z.array(z.string()) })
const CodeCount = z.object({ total: z.int().nonnegative(), remaining: z.int().nonnegative() })

/** How many recovery codes there are. */
interface RecoveryCodeCount {
  /** Made at one time. */
  total: number
  /** Not used yet. */
  left: number
}

/**
 * Generates recovery codes, for when the authenticator app is lost, and replaces earlier ones. They are
 * shown once.
 *
 * The vendor's own recovery codes, which a project has to switch on.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function createRecoveryCodes(
  context: AuthContext,
): Promise<{ ok: true; codes: string[] } | Failure> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getRecentlyProven(visitorSession)
  if ('ok' in visitor) return visitor
  const listed = await readFactors(visitorSession)
  if (!listed.ok) return listed
  const { accessToken } = visitor.session
  const hasCodes = listed.factors.some(({ type }) => type === 'recovery_code')
  const path = hasCodes ? '/factors/recovery-codes/regenerate' : '/factors/recovery-codes'
  const answer = await visitorSession.call({ method: 'POST', path, body: {}, accessToken })
  if (!answer.ok) return failureOf(answer.error)
  const { data } = Codes.safeParse(answer.body)
  return data
    ? { ok: true, codes: data.codes }
    : failWith('auth/unavailable', new InvalidTokenResponseError())
}

/**
 * How many recovery codes there are, and how many are unused. An account without codes has zero of zero.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function countRecoveryCodes(
  context: AuthContext,
): Promise<({ ok: true } & RecoveryCodeCount) | Failure> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getSignedIn(visitorSession)
  if ('ok' in visitor) return visitor
  const { accessToken } = visitor.session
  const answer = await visitorSession.call({ method: 'GET', path: '/factors/recovery-codes', accessToken })
  if (!answer.ok)
    return serviceCodeOf(answer.error) === 'mfa_factor_not_found'
      ? { ok: true, total: 0, left: 0 }
      : failureOf(answer.error)
  const { data } = CodeCount.safeParse(answer.body)
  return data
    ? { ok: true, total: data.total, left: data.remaining }
    : failWith('auth/unavailable', new InvalidTokenResponseError())
}

/**
 * Takes a recovery code in place of one from the authenticator app; each works once.
 *
 * @param options.function Name of a server function that tells the owner of the account,
 *   called as the visitor. Default: no function is called; the service sends no message about it.
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function verifyRecoveryCode(
  context: AuthContext,
  input: { code?: string | undefined },
  options: { function?: string } = {},
): Promise<Outcome<'signed-in'>> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getSignedIn(visitorSession)
  if ('ok' in visitor) return visitor
  const code = (input.code ?? '').trim()
  if (!/^[\w\s-]{6,64}$/.test(code)) return failWith('auth/recovery-code-invalid')
  const leave = visitorSession.attempt('factor', visitor.claims.sub)
  if ('ok' in leave) return leave
  const { accessToken } = visitor.session
  const path = '/factors/recovery-codes/verify'
  const answer = await visitorSession.call({ method: 'POST', path, body: { code }, accessToken })
  if (!isMiss(answer)) leave.giveBack()
  if (!answer.ok) {
    const failure = failureOf(answer.error)
    return failure.code === 'auth/app-code-invalid'
      ? { ...failure, code: 'auth/recovery-code-invalid' }
      : failure
  }
  const outcome = await raiseSession(visitorSession, answer.body)
  if (outcome.ok && options.function !== undefined)
    await tellOwner(visitorSession, answer.body, options.function)
  return outcome
}

/** Whether the second step was a recovery code, the last time it was taken. */
export function cameByRecoveryCode({ amr = [] }: Claims): boolean {
  const latest = (isWanted: (method: string) => boolean) =>
    Math.max(-1, ...amr.filter(({ method }) => isWanted(method)).map(({ timestamp = 0 }) => timestamp))
  const isCode = (method: string) => method === 'mfa/recovery_code'
  const isApp = (method: string) => method === 'totp' || (method.startsWith('mfa/') && !isCode(method))
  return latest(isCode) >= Math.max(0, latest(isApp))
}

/** The code counts as used even when its owner cannot be notified. */
async function tellOwner(visitorSession: VisitorSession, body: unknown, name: string): Promise<void> {
  const session = findSession(body, visitorSession.now())
  if (!session) return
  const told = await askFunction(visitorSession, session, name)
  if (told.ok || !told.error) return
  visitorSession.reportUnsent(told.error)
  if (told.error.isTransient) visitorSession.callLater(functionCall(session, name))
}
