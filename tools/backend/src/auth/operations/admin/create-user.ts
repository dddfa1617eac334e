import type { GatewayContext } from '../../../gateway/context.ts'
import { AuthError, validationFailed } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { isUuid } from '../../authenticate.ts'
import { readBannedUntil, requireAdmin } from '../../admin/require-admin.ts'
import { attributesShape, type Attributes } from '../../admin/user-attributes.ts'
import { readEmailAddress } from '../../email-address.ts'
import { checkPassword, hashPassword } from '../../password.ts'
import { readParams } from '../../read-params.ts'
import { confirmUser } from '../../users/change-user.ts'
import { createIdentity, createUser, emailIdentity } from '../../users/create-user.ts'
import { toUserJson } from '../../users/user-json.ts'
import { reloadUser, requireFreeAddress } from '../../users/user.ts'

const bcryptHash = /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/

/**
 * `POST /admin/users`: sends no message. With `email_confirm` the address counts as proven.
 * https://supabase.com/docs/reference/javascript/auth-admin-createuser
 */
export async function adminCreateUser(auth: AuthService, context: GatewayContext): Promise<Response> {
  requireAdmin(context)
  const params = await readParams(context, attributesShape)
  if (params.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!params.email) throw validationFailed('Cannot create a user without either an email or phone')
  if (params.id !== undefined && !isUuid(params.id))
    throw validationFailed('ID must conform to the uuid v4 format')
  const email = readEmailAddress(params.email)
  const passwordHash = await readPasswordHash(auth, params)
  const bannedUntil = params.ban_duration ? readBannedUntil(auth, params.ban_duration) : null

  return auth.database.transaction(async (tx) => {
    await requireFreeAddress(tx, email)
    const user = await createUser(auth, tx, {
      email,
      passwordHash,
      data: params.user_metadata ?? {},
      appData: params.app_metadata ?? {},
      ...(params.id ? { id: params.id } : {}),
      ...(params.role ? { role: params.role } : {}),
    })
    await createIdentity(auth, tx, emailIdentity(user, email, false))
    if (params.email_confirm) await confirmUser(auth, tx, user)
    if (bannedUntil)
      await tx.query(`update auth.users set banned_until = $2 where id = $1`, [user.id, bannedUntil])
    return context.json(toUserJson(await reloadUser(tx, user)))
  })
}

async function readPasswordHash(auth: AuthService, params: Attributes): Promise<string> {
  if (params.password && params.password_hash) {
    throw validationFailed('Only a password or a password hash should be provided')
  }
  if (params.password_hash) {
    if (!bcryptHash.test(params.password_hash))
      throw validationFailed('Only bcrypt hashes are supported here')
    return params.password_hash
  }
  if (params.password) checkPassword(params.password, auth.config.passwordMinLength)
  return hashPassword(auth.config, params.password || auth.random.urlSafe(60))
}
