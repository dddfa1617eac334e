import type { GatewayContext } from '../../../gateway/context.ts'
import { AuthError, invalidCredentials, validationFailed } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { describeVisitor } from '../../authenticate.ts'
import { isPassword } from '../../password.ts'
import { readParams } from '../../read-params.ts'
import { issueSession } from '../../sessions/issue-session.ts'
import { findUserByEmail, findUserById, isBanned } from '../../users/user.ts'

/**
 * `POST /token?grant_type=password`
 *
 * The password is compared outside any transaction, since that takes long, and
 * always, so an unknown address answers neither faster nor differently.
 */
export async function grantByPassword(auth: AuthService, context: GatewayContext): Promise<Response> {
  const params = await readParams(context, { email: 'string', phone: 'string', password: 'string' })
  if (params.email && params.phone) {
    throw validationFailed('Only an email address or phone number should be provided on login.')
  }
  if (params.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!params.email) throw validationFailed('missing email or phone')

  const email = params.email.toLowerCase()
  const found = await auth.database.transaction((tx) => findUserByEmail(tx, email))
  const matches = await isPassword(auth.config, params.password ?? '', found?.encrypted_password)
  if (!found || !matches) throw invalidCredentials()

  return auth.database.transaction(async (tx) => {
    const user = await findUserById(tx, found.id)
    if (!user || user.encrypted_password !== found.encrypted_password) throw invalidCredentials()
    if (isBanned(user, auth.clock.nowMs())) throw new AuthError(400, 'user_banned', 'User is banned')
    if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
    return context.json(await issueSession(auth, tx, user, 'password', describeVisitor(context)))
  })
}
