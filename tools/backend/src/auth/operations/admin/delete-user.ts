import { createHash } from 'node:crypto'
import type { Transaction } from '../../../database/database.ts'
import type { GatewayContext } from '../../../gateway/context.ts'
import { getNamedUser, requireAdmin } from '../../admin/require-admin.ts'
import type { AuthService } from '../../auth-service.ts'
import { dropFactor } from '../../factors/drop-factor.ts'
import { getFactor } from '../../factors/find-factor.ts'
import { forgetTokens } from '../../one-time-token.ts'
import { readParams } from '../../read-params.ts'
import type { User } from '../../users/user.ts'

/** `DELETE /admin/users/:id`, for good or, with `should_soft_delete`, leaving an anonymous row. */
export async function adminDeleteUser(auth: AuthService, context: GatewayContext): Promise<Response> {
  requireAdmin(context)
  const params = await readParams(context, { should_soft_delete: 'boolean' })
  await auth.database.transaction(async (tx) => {
    const user = await getNamedUser(tx, context)
    if (!params.should_soft_delete) await tx.query(`delete from auth.users where id = $1`, [user.id])
    else if (!user.deleted_at) await blank(auth, tx, user)
  })
  return context.json({})
}

/** `DELETE /admin/users/:id/factors/:factorId`: for a reader who has lost their second factor. */
export async function adminDeleteFactor(auth: AuthService, context: GatewayContext): Promise<Response> {
  requireAdmin(context)
  const factor = await auth.database.transaction(async (tx) => {
    const user = await getNamedUser(tx, context)
    const factor = await getFactor(tx, user.id, context.req.param('factorId'))
    await dropFactor(auth, tx, factor)
    return factor
  })
  return context.json({ id: factor.id })
}

async function blank(auth: AuthService, tx: Transaction, user: User): Promise<void> {
  const now = auth.clock.nowIso()
  await tx.query(
    `update auth.users set email = $2, encrypted_password = null, email_change = '', raw_user_meta_data = '{}',
       raw_app_meta_data = '{}', deleted_at = $3, updated_at = $3
     where id = $1`,
    [user.id, user.email && obscure(user.id + user.email), now],
  )
  for (const identity of user.identities) {
    await tx.query(
      `update auth.identities set provider_id = $2, identity_data = '{}', updated_at = $3 where id = $1`,
      [identity.id, obscure(identity.provider_id + identity.provider), now],
    )
  }
  await forgetTokens(tx, user.id)
  await tx.query(`delete from auth.mfa_factors where user_id = $1`, [user.id])
  await tx.query(`delete from auth.sessions where user_id = $1`, [user.id])
}

function obscure(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
