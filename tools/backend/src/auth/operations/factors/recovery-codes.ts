import type { Transaction } from '../../../database/database.ts'
import type { GatewayContext } from '../../../gateway/context.ts'
import { AuthError } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { loadSignedIn, verifyBearer, type SignedIn } from '../../authenticate.ts'
import { checkNewFactor } from '../../factors/check-new-factor.ts'
import { dropFactor } from '../../factors/drop-factor.ts'
import { getFactor } from '../../factors/find-factor.ts'
import { findCodeSet, replaceCodes } from '../../factors/recovery-codes.ts'
import type { NoticeKind } from '../../mail/message.ts'
import { readParams } from '../../read-params.ts'

type Work = (tx: Transaction, signedIn: SignedIn) => Promise<Record<string, unknown>>

/** `GET /factors/recovery-codes`: how many there are and how many are left, never the codes. */
export function getRecoveryCodes(auth: AuthService, context: GatewayContext): Promise<Response> {
  return answer(auth, context, async (tx, { user }) => {
    const set = (await findCodeSet(tx, user.id)) ?? refuseMissing()
    const { rows } = await tx.query<{ total: number; remaining: number }>(
      `select count(*)::int as total, count(*) filter (where consumed_at is null)::int as remaining
       from auth.mfa_recovery_codes where mfa_recovery_code_set_id = $1`,
      [set.id],
    )
    return { id: set.mfa_factor_id, type: 'recovery_code', ...rows[0] }
  })
}

/** `POST /factors/recovery-codes`: codes for the day the other factor is lost, shown this once. */
export async function createRecoveryCodes(auth: AuthService, context: GatewayContext): Promise<Response> {
  const params = await readParams(context, { friendly_name: 'string' })
  const name = params.friendly_name || 'Recovery codes'
  return answerAndTell(auth, context, 'factorEnrolled', async (tx, signedIn) => {
    const { user } = signedIn
    requireTwoFactors(signedIn, 'generate')
    if (await findCodeSet(tx, user.id)) {
      const message = 'Recovery codes are already enrolled for this user, use regenerate to rotate them'
      throw new AuthError(422, 'mfa_verified_factor_exists', message)
    }
    checkNewFactor(auth, signedIn, name)
    if (!user.factors.some(({ status }) => status === 'verified')) {
      const message = 'At least one other verified factor is required to generate recovery codes'
      throw new AuthError(422, 'mfa_recovery_codes_sole_factor', message)
    }
    const [factorId, setId, now] = [auth.random.uuid(), auth.random.uuid(), auth.clock.nowIso()]
    await tx.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
       values ($1, $2, $3, 'recovery_code', 'verified', $4, $4)`,
      [factorId, user.id, name, now],
    )
    await tx.query(
      `insert into auth.mfa_recovery_code_sets (id, user_id, mfa_factor_id, created_at, updated_at)
       values ($1, $2, $3, $4, $4)`,
      [setId, user.id, factorId, now],
    )
    return describe(factorId, name, await replaceCodes(auth, tx, setId))
  })
}

/** `POST /factors/recovery-codes/regenerate`: new codes; the old ones are worth nothing from now on. */
export function regenerateRecoveryCodes(auth: AuthService, context: GatewayContext): Promise<Response> {
  return answerAndTell(auth, context, 'factorEnrolled', async (tx, signedIn) => {
    requireTwoFactors(signedIn, 'regenerate')
    const set = (await findCodeSet(tx, signedIn.user.id)) ?? refuseMissing()
    const factor = await getFactor(tx, signedIn.user.id, set.mfa_factor_id)
    return describe(factor.id, factor.friendly_name, await replaceCodes(auth, tx, set.id))
  })
}

/** `DELETE /factors/recovery-codes`: all of them; single ones cannot be taken back. */
export function deleteRecoveryCodes(auth: AuthService, context: GatewayContext): Promise<Response> {
  return answerAndTell(auth, context, 'factorUnenrolled', async (tx, signedIn) => {
    requireTwoFactors(signedIn, 'delete')
    const set = (await findCodeSet(tx, signedIn.user.id)) ?? refuseMissing()
    await dropFactor(auth, tx, await getFactor(tx, signedIn.user.id, set.mfa_factor_id))
    return { id: set.mfa_factor_id }
  })
}

async function answer(auth: AuthService, context: GatewayContext, work: Work): Promise<Response> {
  const claims = await verifyBearer(auth, context)
  const body = await auth.database.transaction(async (tx) => work(tx, await loadSignedIn(auth, tx, claims)))
  return context.json(body)
}

/** The same for notices to the owner of the account. */
async function answerAndTell(
  auth: AuthService,
  context: GatewayContext,
  kind: NoticeKind,
  work: Work,
): Promise<Response> {
  const told: { user?: SignedIn['user'] } = {}
  const answered = await answer(auth, context, (tx, signedIn) => {
    told.user = signedIn.user
    return work(tx, signedIn)
  })
  // After the transaction: a message that cannot be sent must not undo the change.
  const { user } = told
  if (user) await auth.mailer.notify({ kind, to: user.email, factorType: 'recovery_code', account: user })
  return answered
}

function requireTwoFactors({ session }: SignedIn, to: string): void {
  if (session.aal !== 'aal2')
    throw new AuthError(403, 'insufficient_aal', `AAL2 required to ${to} recovery codes`)
}

function refuseMissing(): never {
  throw new AuthError(404, 'mfa_factor_not_found', 'The user has not enrolled recovery codes')
}

function describe(id: string, name: string | null, codes: string[]): Record<string, unknown> {
  return { id, type: 'recovery_code', friendly_name: name ?? undefined, total: codes.length, codes }
}
