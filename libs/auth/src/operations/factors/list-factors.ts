import * as z from 'zod'
import { visitorSessionOf } from '../../setup/internals.ts'
import type { AuthContext } from '../../setup/auth-context.ts'
import { InvalidTokenResponseError } from '../../errors/session-errors.ts'
import { plainName } from '../../names/plain-name.ts'
import type { VisitorSession } from '../../visitor-session/visitor-session.ts'
import { type Failure, failureOf, failWith } from '../../outcome/outcome.ts'
import { getSignedIn } from '../reauthenticate.ts'

const FactorSchema = z.object({
  id: z.string(),
  factor_type: z.string(),
  friendly_name: z.string().nullish(),
  status: z.enum(['verified', 'unverified']),
  created_at: z.string(),
})
const UserWithFactors = z.object({ email: z.string().nullish(), factors: z.array(FactorSchema).nullish() })

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

/**
 * The visitor's factors, and the address of the account by the same answer (`GET /user`).
 *
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export function listFactors(context: AuthContext): Promise<FactorList | Failure> {
  return readFactors(visitorSessionOf(context))
}

type FactorList = { ok: true; factors: Factor[]; email: string | undefined }

/** Reads what {@link listFactors} gives out. */
export async function readFactors(visitorSession: VisitorSession): Promise<FactorList | Failure> {
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
