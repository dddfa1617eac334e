import type { Transaction } from '../../database/database.ts'
import type { GatewayContext } from '../../gateway/context.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { isUuid, loadSignedIn, requireSecondFactor, verifyBearer } from '../authenticate.ts'
import { forgetTokens } from '../one-time-token.ts'
import { updateProviders } from '../users/change-user.ts'
import { findUserByEmail, reloadUser, type User } from '../users/user.ts'

/** `DELETE /user/identities/:id`: never the last one. */
export async function unlinkIdentity(auth: AuthService, context: GatewayContext): Promise<Response> {
  if (!auth.config.manualLinkingEnabled) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }
  const claims = await verifyBearer(auth, context)
  const id = context.req.param('identityId')
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID')

  const { user: owner, provider } = await auth.database.transaction(async (tx) => {
    const signedIn = await loadSignedIn(auth, tx, claims)
    requireSecondFactor(auth, signedIn)
    const { user } = signedIn
    if (user.identities.length <= 1) {
      const message = 'User must have at least 1 identity after unlinking'
      throw new AuthError(422, 'single_identity_not_deletable', message)
    }
    const identity = user.identities.find((candidate) => candidate.id === id)
    if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
    await tx.query(`delete from auth.identities where id = $1`, [id])
    await followIdentities(auth, tx, await reloadUser(tx, user))
    return { user, provider: identity.provider }
  })
  await auth.mailer.notify({ kind: 'identityUnlinked', to: owner.email, provider, account: owner })
  return context.json({})
}

/** When no identity has the user's address any more, another's takes its place. */
async function followIdentities(auth: AuthService, tx: Transaction, user: User): Promise<void> {
  if (!user.identities.some((identity) => identity.email === user.email)) {
    const next =
      user.identities.find(({ identity_data: data }) => data['email_verified'] === true) ?? user.identities[0]
    const email = next?.email ?? null
    if (email && (await findUserByEmail(tx, email))) {
      const message = 'Unable to unlink identity due to email conflict'
      throw new AuthError(422, 'email_conflict_identity_not_deletable', message)
    }
    const isVerified = next?.identity_data['email_verified'] === true
    await tx.query(
      `update auth.users set email = $2, email_confirmed_at = case when $3 then email_confirmed_at end, updated_at = $4
       where id = $1`,
      [user.id, email, isVerified, auth.clock.nowIso()],
    )
    await forgetTokens(tx, user.id)
  }
  await updateProviders(tx, user)
}
