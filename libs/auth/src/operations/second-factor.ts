import { visitorSessionOf } from '../auth/internals.ts'
import type { AuthContext } from '../context/auth-context.ts'
import * as z from 'zod'
import type { Claims } from '../claims/claims.ts'
import { InvalidTokenResponseError } from '../errors/session-errors.ts'
import { plainName } from '../names/plain-name.ts'
import { findSession } from '../session/session.ts'
import { askFunction, functionCall } from './ask-backend.ts'
import { findCode } from './one-time.ts'
import type { VisitorSession } from '../session/visitor-session.ts'
import { type Failure, failureOf, failWith, isMiss, type Outcome, serviceCodeOf } from './outcome.ts'
import { getRecentlyProven, getSignedIn } from './reauthenticate.ts'
import { isUuid } from './uuid.ts'

const FactorSchema = z.object({
  id: z.string(),
  factor_type: z.string(),
  friendly_name: z.string().nullish(),
  status: z.enum(['verified', 'unverified']),
  created_at: z.string(),
})
const UserWithFactors = z.object({ email: z.string().nullish(), factors: z.array(FactorSchema).nullish() })
const Enrolment = z.object({
  id: z.string(),
  totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }),
})
const Challenge = z.object({ id: z.string() })
const Codes = z.object({ codes: z.array(z.string()) })
const CodeCount = z.object({ total: z.int().nonnegative(), remaining: z.int().nonnegative() })

/** A second factor of an account. */
export interface Factor {
  id: string
  /** `totp` for an authenticator app, `recovery_code` for a list of codes. */
  type: string
  /** What the visitor calls it. */
  name: string | undefined
  /** A factor becomes active once one of its codes was entered. */
  isActive: boolean
  /** ISO 8601. */
  createdAt: string
}

/** What an authenticator app needs, shown once. */
export interface NewFactor {
  factorId: string
  /** A picture of {@link NewFactor.uri}, as SVG. */
  qrCode: string
  /** For manual entry. */
  secret: string
  uri: string
}

/** How many recovery codes there are. */
interface RecoveryCodeCount {
  /** Made at one time. */
  total: number
  /** Not used yet. */
  left: number
}

/**
 * The visitor's factors, and the address of the account by the same answer (`GET /user`).
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export function listFactors(context: AuthContext): Promise<FactorList | Failure> {
  return readFactors(visitorSessionOf(context))
}

type FactorList = { ok: true; factors: Factor[]; email: string | undefined }

async function readFactors(visitorSession: VisitorSession): Promise<FactorList | Failure> {
  const visitor = await getSignedIn(visitorSession)
  if ('ok' in visitor) return visitor
  const answer = await visitorSession.call({
    method: 'GET',
    path: '/user',
    accessToken: visitor.session.accessToken,
  })
  if (!answer.ok) return failureOf(answer.error)
  const { data } = UserWithFactors.safeParse(answer.body)
  if (!data) return failWith('auth/unavailable', new InvalidTokenResponseError())
  return {
    ok: true,
    factors: (data.factors ?? []).map((factor) => ({
      id: factor.id,
      type: factor.factor_type,
      name: plainName(factor.friendly_name ?? '') || undefined,
      isActive: factor.status === 'verified',
      createdAt: factor.created_at,
    })),
    email: data.email || undefined,
  }
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
  return answer.ok ? raise(visitorSession, answer.body) : failureOf(answer.error)
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
  const outcome = await raise(visitorSession, answer.body)
  if (outcome.ok && options.function !== undefined)
    await tellOwner(visitorSession, answer.body, options.function)
  return outcome
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

async function raise(visitorSession: VisitorSession, body: unknown): Promise<Outcome<'signed-in'>> {
  const session = findSession(body, visitorSession.now())
  if (!session) return failWith('auth/unavailable', new InvalidTokenResponseError())
  const failure = await visitorSession.adopt(session, 'MFA_CHALLENGE_VERIFIED')
  if (failure) return failure
  await visitorSession.rememberDevice()
  return { ok: true, next: 'signed-in' }
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

/** Whether the second step was a recovery code, the last time it was taken. */
function cameByRecoveryCode({ amr = [] }: Claims): boolean {
  const latest = (isWanted: (method: string) => boolean) =>
    Math.max(-1, ...amr.filter(({ method }) => isWanted(method)).map(({ timestamp = 0 }) => timestamp))
  const isCode = (method: string) => method === 'mfa/recovery_code'
  const isApp = (method: string) => method === 'totp' || (method.startsWith('mfa/') && !isCode(method))
  return latest(isCode) >= Math.max(0, latest(isApp))
}
