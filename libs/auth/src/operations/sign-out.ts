import { visitorSessionOf } from '../setup/internals.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import { failureOf, failWith, type Outcome, serviceCodeOf } from '../outcome/outcome.ts'
import type { SignOutScope } from '../session/session-owner.ts'

/**
 * Ends sessions (`POST /logout`).
 *
 * With `local` and `global` this browser is signed out whatever the service
 * says. `signed-out-here-only` means that the service could not be reached; the call is retried in the
 * background. A service may want the second factor before a session
 * ends others; then nothing ends, and the answer is `auth/second-factor-needed`.
 *
 * @param scope Default `local`; the vendor's own default ends every session.
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function signOut(
  context: AuthContext,
  scope: SignOutScope = 'local',
): Promise<Outcome<'signed-out' | 'signed-out-here-only' | 'others-signed-out'>> {
  const visitorSession = visitorSessionOf(context)
  const opened = await visitorSession.open()
  const accessToken = opened.session?.accessToken
  const call = { method: 'POST', path: '/logout', query: { scope }, accessToken } as const
  const answer = accessToken === undefined ? undefined : await visitorSession.call(call)
  if (answer && !answer.ok && serviceCodeOf(answer.error) === 'insufficient_aal')
    return failureOf(answer.error)
  if (opened.visitor.state === 'signed-in') visitorSession.forget(opened.visitor.claims, scope)

  if (scope === 'others') {
    if (!answer) return failWith('auth/session-missing')
    return answer.ok ? { ok: true, next: 'others-signed-out' } : failureOf(answer.error)
  }
  await visitorSession.drop()
  if (answer && !answer.ok && answer.error.isTransient) visitorSession.callLater(call)
  const isTold = answer ? answer.ok || !answer.error.isTransient : opened.visitor.state === 'signed-out'
  return { ok: true, next: isTold ? 'signed-out' : 'signed-out-here-only' }
}
