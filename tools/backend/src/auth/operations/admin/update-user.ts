import type { Transaction } from '../../../database/database.ts'
import type { GatewayContext } from '../../../gateway/context.ts'
import { getNamedUser, readBannedUntil, requireAdmin } from '../../admin/require-admin.ts'
import { attributesShape, type Attributes } from '../../admin/user-attributes.ts'
import { AuthError } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { readEmailAddress } from '../../email-address.ts'
import { checkPassword, hashPassword } from '../../password.ts'
import { readParams } from '../../read-params.ts'
import { changeEmail, changePassword, confirmUser, mergeMetadata } from '../../users/change-user.ts'
import { toUserJson } from '../../users/user-json.ts'
import { reloadUser, requireFreeAddress, type User } from '../../users/user.ts'

/** `PUT /admin/users/:id`: takes effect at once, without a confirmation. */
export async function adminUpdateUser(auth: AuthService, context: GatewayContext): Promise<Response> {
  requireAdmin(context)
  const params = await readParams(context, attributesShape)
  if (params.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  const email = params.email ? readEmailAddress(params.email) : undefined
  if (params.password) checkPassword(params.password, auth.config.passwordMinLength)
  const passwordHash = params.password ? await hashPassword(auth.config, params.password) : undefined

  return auth.database.transaction(async (tx) => {
    const user = await getNamedUser(tx, context)
    if (params.email_confirm) await confirmUser(auth, tx, user)
    if (passwordHash) await changePassword(auth, tx, user, passwordHash)
    if (email && email !== user.email) await moveTo(auth, tx, user, email)
    await updateColumns(auth, tx, user, params)
    return context.json(toUserJson(await reloadUser(tx, user)))
  })
}

async function moveTo(auth: AuthService, tx: Transaction, user: User, email: string): Promise<void> {
  await requireFreeAddress(tx, email)
  await changeEmail(auth, tx, user, email)
}

async function updateColumns(
  auth: AuthService,
  tx: Transaction,
  user: User,
  params: Attributes,
): Promise<void> {
  const { role, user_metadata: data, app_metadata: appData, ban_duration: ban } = params
  if (data || appData) {
    const changes = { ...(data ? { user: data } : {}), ...(appData ? { app: appData } : {}) }
    await mergeMetadata(auth, tx, await reloadUser(tx, user), changes)
  }
  if (role) await tx.query(`update auth.users set role = $2 where id = $1`, [user.id, role])
  if (ban) {
    await tx.query(`update auth.users set banned_until = $2 where id = $1`, [
      user.id,
      readBannedUntil(auth, ban),
    ])
  }
}
