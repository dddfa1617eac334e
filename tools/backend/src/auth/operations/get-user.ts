import type { GatewayContext } from '../../gateway/context.ts'
import type { AuthService } from '../auth-service.ts'
import { authenticate } from '../authenticate.ts'
import { toUserJson } from '../users/user-json.ts'

/**
 * `GET /user`: from the database and not from the token, so a session that was ended is refused here.
 * https://supabase.com/docs/reference/javascript/auth-getuser
 */
export async function getUser(auth: AuthService, context: GatewayContext): Promise<Response> {
  const { user } = await authenticate(auth, context)
  return context.json(toUserJson(user))
}
