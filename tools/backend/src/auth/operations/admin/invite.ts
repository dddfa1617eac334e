import type { Transaction } from '../../../database/database.ts'
import type { GatewayContext } from '../../../gateway/context.ts'
import { requireAdmin } from '../../admin/require-admin.ts'
import { emailTaken } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { readEmailAddress } from '../../email-address.ts'
import { sendToUser } from '../../mail/send-token.ts'
import { readParams } from '../../read-params.ts'
import { resolveRedirect } from '../../redirect.ts'
import { createIdentity, createUser, emailIdentity } from '../../users/create-user.ts'
import { toUserJson } from '../../users/user-json.ts'
import { findUserByEmail, reloadUser, type User } from '../../users/user.ts'

/** `POST /invite`: once more for an address that has not answered, never for one that is confirmed. */
export async function invite(auth: AuthService, context: GatewayContext): Promise<Response> {
  requireAdmin(context)
  const params = await readParams(context, { email: 'string', data: 'object' })
  const email = readEmailAddress(params.email)
  return auth.database.transaction(async (tx) => {
    const user = await findOrAddInvited(auth, tx, email, params.data)
    const options = { redirectTo: resolveRedirect(context, auth.config), pkce: false }
    await sendToUser(auth, tx, user, 'invitation', options)
    return context.json(toUserJson(await reloadUser(tx, user)))
  })
}

/** Creates a user without a password, who chooses one by following the link. @throws {AuthError} `email_exists` */
export async function findOrAddInvited(
  auth: AuthService,
  tx: Transaction,
  email: string,
  data: Record<string, unknown> = {},
): Promise<User> {
  const existing = await findUserByEmail(tx, email)
  if (existing?.confirmed_at) throw emailTaken()
  const user = existing ?? (await createUser(auth, tx, { email, data }))
  if (!existing) await createIdentity(auth, tx, emailIdentity(user, email, false))
  await tx.query(`update auth.users set invited_at = $2 where id = $1`, [user.id, auth.clock.nowIso()])
  return reloadUser(tx, user)
}
