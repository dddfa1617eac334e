import { visitorSessionOf } from '../setup/internals.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import * as z from 'zod'
import { InvalidTokenResponseError } from '../errors/session-errors.ts'
import type { AuthEventName } from '../session/events.ts'
import { findSession } from '../session/session.ts'
import { checkCredentials, type Credentials } from '../credentials/credentials.ts'
import type { VisitorSession } from '../visitor-session/visitor-session.ts'
import { failureOf, failWith, isMiss, type Outcome, serviceCodeOf } from '../outcome/outcome.ts'

/** Refusals that only an existing account can cause; reported as wrong credentials. */
const revealing: ReadonlySet<string | undefined> = new Set([
  'user_banned',
  'user_not_found',
  'user_sso_managed',
])

const Factors = z.object({
  user: z.object({ factors: z.array(z.object({ status: z.string() })).nullish() }),
})

/**
 * Signs in by password (`POST /token?grant_type=password`).
 *
 * `second-factor` means that there is a session, and that this account has a
 * second factor to add to it.
 *
 * Where there is a sign-in rule, a browser that sends no cookie at all is refused before the service is asked
 * (`auth/cookies-blocked`), as all operations that sign in do: pages of the sign-in leave one.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function signInWithPassword(
  context: AuthContext,
  input: Credentials,
): Promise<Outcome<'signed-in' | 'second-factor'>> {
  const visitorSession = visitorSessionOf(context)
  const credentials = checkCredentials(input)
  if ('ok' in credentials) return credentials
  const blocked = visitorSession.findBlocked()
  if (blocked) return blocked
  const leave = visitorSession.attempt(
    'password',
    'email' in credentials ? credentials.email : credentials.phone,
  )
  if ('ok' in leave) return leave
  const answer = await visitorSession.call({
    method: 'POST',
    path: '/token',
    query: { grant_type: 'password' },
    body: credentials,
  })
  if (!isMiss(answer)) leave.giveBack()
  if (!answer.ok) {
    if (revealing.has(serviceCodeOf(answer.error))) return failWith('auth/invalid-credentials', answer.error)
    return failureOf(answer.error)
  }
  return adoptSession(visitorSession, answer.body)
}

/** Stores the session from an answer for the visitor, and tells whether a second factor is required. */
export async function adoptSession(
  visitorSession: VisitorSession,
  body: unknown,
  event: AuthEventName = 'SIGNED_IN',
): Promise<Outcome<'signed-in' | 'second-factor'>> {
  const session = findSession(body, visitorSession.now())
  if (!session) return failWith('auth/unavailable', new InvalidTokenResponseError())
  const failure = await visitorSession.adopt(session, event)
  if (failure) return failure
  if (hasSecondFactor(body)) return { ok: true, next: 'second-factor' }
  // A password alone is not enough: each new cookie would allow another round of guesses at the second factor.
  await visitorSession.rememberDevice()
  return { ok: true, next: 'signed-in' }
}

function hasSecondFactor(body: unknown): boolean {
  const factors = Factors.safeParse(body).data?.user.factors ?? []
  return factors.some(({ status }) => status === 'verified')
}
