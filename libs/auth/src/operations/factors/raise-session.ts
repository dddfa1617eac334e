import { InvalidTokenResponseError } from '../../errors/session-errors.ts'
import { findSession } from '../../session/session.ts'
import type { VisitorSession } from '../../visitor-session/visitor-session.ts'
import { failWith, type Outcome } from '../../outcome/outcome.ts'

/** Takes over the session that a second step was answered with, which is of `aal2`. */
export async function raiseSession(
  visitorSession: VisitorSession,
  body: unknown,
): Promise<Outcome<'signed-in'>> {
  const session = findSession(body, visitorSession.now())
  if (!session) return failWith('auth/unavailable', new InvalidTokenResponseError())
  const failure = await visitorSession.adopt(session, 'MFA_CHALLENGE_VERIFIED')
  if (failure) return failure
  await visitorSession.rememberDevice()
  return { ok: true, next: 'signed-in' }
}
