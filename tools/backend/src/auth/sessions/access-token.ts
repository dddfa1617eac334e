import type { Transaction } from '../../database/database.ts'
import type { AuthService } from '../auth-service.ts'
import type { User } from '../users/user.ts'
import { findSession, listMethods } from './session.ts'

/** The claims of a hosted access token, all of them, signed with the current key. */
export async function signAccessToken(
  auth: AuthService,
  tx: Transaction,
  user: User,
  sessionId: string,
): Promise<{ token: string; expiresAt: number }> {
  const session = await findSession(tx, sessionId)
  const issuedAt = auth.clock.nowSeconds()
  const expiresAt = issuedAt + auth.config.accessTokenSeconds
  const token = await auth.keys.sign({
    iss: `${auth.origin}/auth/v1`,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session?.aal ?? 'aal1',
    amr: await listMethods(tx, sessionId),
    session_id: sessionId,
    is_anonymous: user.is_anonymous,
  })
  return { token, expiresAt }
}
