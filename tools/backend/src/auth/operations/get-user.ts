import type { GatewayContext } from '../../gateway/context.ts'
import type { AuthService } from '../auth-service.ts'
import { authenticate } from '../authenticate.ts'
import { toUserJson } from '../users/user-json.ts'

/** `GET /user` */
export async function getUser(auth: AuthService, context: GatewayContext): Promise<Response> {
  const { user } = await authenticate(auth, context)
  return context.json(toUserJson(user))
}
