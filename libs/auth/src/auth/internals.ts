import { BackendConfigurationError } from '../errors/configuration-errors.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { VisitorSession } from '../session/visitor-session.ts'
import type { AuthSetup } from './auth-setup.ts'
import type { Auth } from './create-auth.ts'

/**
 * What stands behind the public objects. Kept beside them instead of in them,
 * so that no token can be reached from a value that a page might render.
 *
 * @module
 */
const setups = new WeakMap<Auth, AuthSetup>()
const sessions = new WeakMap<Exchange, VisitorSession>()

export function rememberSetup(auth: Auth, setup: AuthSetup): Auth {
  setups.set(auth, setup)
  return auth
}

export function rememberVisitorSession(exchange: Exchange, session: VisitorSession): Exchange {
  sessions.set(exchange, session)
  return exchange
}

export function setupOf(auth: Auth): AuthSetup {
  return setups.get(auth) ?? throwForeign('auth')
}

export function visitorSessionOf(exchange: Exchange): VisitorSession {
  return sessions.get(exchange) ?? throwForeign('exchange')
}

function throwForeign(what: string): never {
  throw new BackendConfigurationError(
    `The ${what} was not made by createAuth of this copy of the library. Its session cannot be reached. ` +
      'Pass the object itself, not a copy of it.',
  )
}
