import { Hono } from 'hono'
import type { GatewayContext, GatewayEnv } from '../gateway/context.ts'
import { AuthError, toAuthResponse, toRefusal } from './auth-error.ts'
import { isSqlError } from '../database/describe-sql-error.ts'
import type { AuthService } from './auth-service.ts'
import { adminCreateUser } from './operations/admin/create-user.ts'
import { adminDeleteFactor, adminDeleteUser } from './operations/admin/delete-user.ts'
import { adminGetUser, adminListFactors, adminListUsers } from './operations/admin/read-users.ts'
import { adminUpdateUser } from './operations/admin/update-user.ts'
import { authorize, authorizeLink } from './operations/authorize.ts'
import { callback } from './operations/callback.ts'
import { challengeFactor } from './operations/factors/challenge-factor.ts'
import { enrolFactor } from './operations/factors/enrol-factor.ts'
import { generateLink } from './operations/admin/generate-link.ts'
import { invite } from './operations/admin/invite.ts'
import { disabled } from './operations/not-enabled.ts'
import { unenrolFactor } from './operations/factors/unenrol-factor.ts'
import { unlinkIdentity } from './operations/unlink-identity.ts'
import { verifyFactor } from './operations/factors/verify-factor.ts'
import { getSettings } from './operations/settings.ts'
import { getUser } from './operations/get-user.ts'
import { logOut } from './operations/log-out.ts'
import { reauthenticate } from './operations/reauthenticate.ts'
import {
  createRecoveryCodes,
  deleteRecoveryCodes,
  getRecoveryCodes,
  regenerateRecoveryCodes,
} from './operations/factors/recovery-codes.ts'
import { recover } from './operations/recover.ts'
import { resend } from './operations/resend.ts'
import { sendOneTimePassword } from './operations/one-time-password.ts'
import { signUp } from './operations/sign-up.ts'
import { token } from './operations/grants/token.ts'
import { updateUser } from './operations/update-user.ts'
import { verify } from './operations/verify.ts'
import { verifyLink } from './operations/verify-link.ts'
import { verifyRecoveryCode } from './operations/factors/verify-recovery-code.ts'

type Operation = (auth: AuthService, context: GatewayContext) => Promise<Response>

/**
 * The auth service's own paths, below `/auth/v1`.
 *
 * @param missed Called with what asks for another path.
 */
export function createAuthRouter(
  auth: AuthService,
  missed: (request: { method: string; path: string }) => void,
): Hono<GatewayEnv> {
  const on = (operation: Operation) => (context: GatewayContext) =>
    operation({ ...auth, mailer: auth.mailer.countedFor(context.get('ip')) }, context)
  const router = new Hono<GatewayEnv>()

  router.get('/health', (context) =>
    context.json({ name: 'GoTrue', version: 'embedded', description: 'House Edge embedded auth' }),
  )
  router.get('/.well-known/jwks.json', (context) =>
    context.json(auth.keys.jwks(), 200, { 'Cache-Control': 'public, max-age=600' }),
  )
  router.get('/settings', on(getSettings))
  router.post('/signup', on(signUp))
  router.post('/token', on(token))
  router.post('/otp', on(sendOneTimePassword))
  router.post('/recover', on(recover))
  router.post('/resend', on(resend))
  router.post('/verify', on(verify))
  router.get('/verify', on(verifyLink))
  router.post('/logout', on(logOut))
  router.get('/user', on(getUser))
  router.put('/user', on(updateUser))
  router.get('/reauthenticate', on(reauthenticate))

  router.get('/authorize', on(authorize))
  router.get('/callback', on(callback))
  router.get('/stub/authorize', (context) => auth.providers.showPage(context))
  router.post('/stub/authorize', (context) => auth.providers.answer(context))
  router.get('/user/identities/authorize', on(authorizeLink))
  router.delete('/user/identities/:identityId', on(unlinkIdentity))

  router.post('/factors', on(enrolFactor))
  router.get('/factors/recovery-codes', on(getRecoveryCodes))
  router.post('/factors/recovery-codes', on(createRecoveryCodes))
  router.post('/factors/recovery-codes/regenerate', on(regenerateRecoveryCodes))
  router.post('/factors/recovery-codes/verify', on(verifyRecoveryCode))
  router.delete('/factors/recovery-codes', on(deleteRecoveryCodes))
  router.post('/factors/:factorId/challenge', on(challengeFactor))
  router.post('/factors/:factorId/verify', on(verifyFactor))
  router.delete('/factors/:factorId', on(unenrolFactor))

  router.post('/invite', on(invite))
  router.get('/admin/users', on(adminListUsers))
  router.post('/admin/users', on(adminCreateUser))
  router.get('/admin/users/:userId', on(adminGetUser))
  router.put('/admin/users/:userId', on(adminUpdateUser))
  router.delete('/admin/users/:userId', on(adminDeleteUser))
  router.get('/admin/users/:userId/factors', on(adminListFactors))
  router.delete('/admin/users/:userId/factors/:factorId', on(adminDeleteFactor))
  router.post('/admin/generate_link', on(generateLink))

  router.post('/sso', disabled.saml)
  router.all('/passkeys/*', disabled.passkeys)
  router.all('/oauth/*', disabled.oauthServer)
  // A route, because Hono asks only the outermost router for `notFound`.
  router.all('*', (context) => {
    missed(context.req)
    return context.text('404 page not found\n', 404)
  })

  router.onError((error, context) => {
    if (error instanceof AuthError) return toAuthResponse(context, error)
    const refused = isSqlError(error) ? toRefusal(context, error) : undefined
    if (refused) return refused
    auth.record({ action: 'unexpected_failure', detail: String(error) })
    return toAuthResponse(context, new AuthError(500, 'unexpected_failure', 'Internal Server Error'))
  })
  return router
}
