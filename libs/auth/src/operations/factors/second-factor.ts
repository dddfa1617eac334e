import { visitorSessionOf } from '../../setup/internals.ts'
import type { AuthContext } from '../../setup/auth-context.ts'
import * as z from 'zod'
import { InvalidTokenResponseError } from '../../errors/session-errors.ts'
import { plainName } from '../../names/plain-name.ts'
import { findCode } from '../one-time.ts'
import type { VisitorSession } from '../../visitor-session/visitor-session.ts'
import {
  type Failure,
  failureOf,
  failWith,
  isMiss,
  type Outcome,
  serviceCodeOf,
} from '../../outcome/outcome.ts'
import { readFactors } from './list-factors.ts'
import { raiseSession } from './raise-session.ts'
import { getRecentlyProven, getSignedIn } from '../reauthenticate.ts'
import { cameByRecoveryCode } from './recovery-codes.ts'
import { isUuid } from '../uuid.ts'

const Enrolment = z.object({
  id: z.string(),
  totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }),
})
const Challenge = z.object({ id: z.string() })

/** What an authenticator app needs, shown once. */
export interface NewFactor {
  factorId: string
  /** A picture of {@link NewFactor.uri}, as SVG. */
  qrCode: string
  /** For manual entry. */
  secret: string
  uri: string
}

/**
 * Begins to add an authenticator app (`POST /factors`). Needs a proof of
 * identity within ten minutes. Beside a set-up of the same name that was never
 * finished it gets a number: removing that one would mail the owner that a second
 * step was removed, and the service drops it by itself after five minutes.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function enrolFactor(
  context: AuthContext,
  input: { name?: string | undefined; issuer?: string },
): Promise<({ ok: true } & NewFactor) | Failure> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getRecentlyProven(visitorSession)
  if ('ok' in visitor) return visitor
  const { accessToken } = visitor.session
  const name = Array.from(plainName(input.name ?? ''))
    .slice(0, 60)
    .join('')
    .trimEnd()
  const issuer = input.issuer ?? new URL(visitorSession.siteOrigin).host
  const enrol = (friendlyName: string) =>
    visitorSession.call({
      method: 'POST',
      path: '/factors',
      body: { factor_type: 'totp', issuer, ...(friendlyName === '' ? {} : { friendly_name: friendlyName }) },
      accessToken,
    })
  let answer = await enrol(name)
  if (!answer.ok && serviceCodeOf(answer.error) === 'mfa_factor_name_conflict') {
    const free = await findFreeName(visitorSession, name)
    if (free === undefined) return failureOf(answer.error)
    answer = await enrol(free)
  }
  if (!answer.ok) return failureOf(answer.error)
  const { data } = Enrolment.safeParse(answer.body)
  if (!data) return failWith('auth/unavailable', new InvalidTokenResponseError())
  const { qr_code: qrCode, secret, uri } = data.totp
  return { ok: true, factorId: data.id, qrCode, secret, uri }
}

/**
 * Enters a code of an authenticator app (`POST /factors/{id}/challenge` and `/verify`). The
 * first code activates a new factor; every code raises the session to `aal2`.
 *
 * @param input.factorId Default: the active factor, when there is one.
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function verifyFactor(
  context: AuthContext,
  input: { factorId?: string | undefined; code?: string | undefined },
): Promise<Outcome<'signed-in'>> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getSignedIn(visitorSession)
  if ('ok' in visitor) return visitor
  const code = findCode(input.code)
  if (code === undefined) return failWith('auth/app-code-invalid')
  const factorId = input.factorId ?? (await findActiveFactor(visitorSession))
  if (typeof factorId !== 'string') return factorId
  if (!isUuid(factorId)) return failWith('auth/factor-missing')
  const leave = visitorSession.attempt('factor', visitor.claims.sub)
  if ('ok' in leave) return leave

  const { accessToken } = visitor.session
  const path = `/factors/${factorId}`
  const challenge = await visitorSession.call({
    method: 'POST',
    path: `${path}/challenge`,
    body: {},
    accessToken,
  })
  if (!challenge.ok) return failureOf(challenge.error)
  const { data } = Challenge.safeParse(challenge.body)
  if (!data) return failWith('auth/unavailable', new InvalidTokenResponseError())
  const body = { challenge_id: data.id, code }
  const answer = await visitorSession.call({ method: 'POST', path: `${path}/verify`, body, accessToken })
  if (!isMiss(answer)) leave.giveBack()
  return answer.ok ? raiseSession(visitorSession, answer.body) : failureOf(answer.error)
}

/**
 * Removes a factor. Needs a proof of identity within ten minutes, and the factor itself when it is active.
 *
 * Recovery codes go with the last app, for the service keeps none without one. A
 * visitor who came in by such a code has lost the app: the service would take
 * the second step from their session with the codes, and the app would stay. So
 * they set up another app first.
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function removeFactor(
  context: AuthContext,
  input: { factorId?: string | undefined },
): Promise<Outcome<'factor-removed'>> {
  const visitorSession = visitorSessionOf(context)
  const visitor = await getRecentlyProven(visitorSession)
  if ('ok' in visitor) return visitor
  if (!isUuid(input.factorId)) return failWith('auth/factor-missing')
  const { accessToken } = visitor.session
  const remove = (path: string) => visitorSession.call({ method: 'DELETE', path, accessToken })
  let answer = await remove(`/factors/${input.factorId}`)
  if (!answer.ok && serviceCodeOf(answer.error) === 'mfa_recovery_codes_sole_factor') {
    if (cameByRecoveryCode(visitor.claims)) return failWith('auth/factor-last', answer.error)
    const codes = await remove('/factors/recovery-codes')
    if (!codes.ok) return failureOf(codes.error)
    answer = await remove(`/factors/${input.factorId}`)
  }
  if (!answer.ok) return failureOf(answer.error)
  await visitorSession.renew('USER_UPDATED')
  return { ok: true, next: 'factor-removed' }
}

/** A name beside set-ups that were never finished; none where an active factor has the name. */
async function findFreeName(visitorSession: VisitorSession, name: string): Promise<string | undefined> {
  const listed = await readFactors(visitorSession)
  if (!listed.ok) return undefined
  const isActive = new Map(listed.factors.map((factor) => [factor.name ?? '', factor.isActive]))
  if (isActive.get(name) === true) return undefined
  return Array.from({ length: isActive.size + 1 }, (_, place) => `${name} (${place + 2})`.trim()).find(
    (free) => !isActive.has(free),
  )
}

async function findActiveFactor(visitorSession: VisitorSession): Promise<string | Failure> {
  const listed = await readFactors(visitorSession)
  if (!listed.ok) return listed
  const factor = listed.factors.find(({ type, isActive }) => type === 'totp' && isActive)
  return factor?.id ?? failWith('auth/factor-missing')
}
