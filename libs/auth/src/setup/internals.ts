import { BackendConfigurationError } from '../errors/configuration-errors.ts'
import type { AuthContext } from './auth-context.ts'
import type { VisitorSession } from '../visitor-session/visitor-session.ts'
import type { AuthSetup } from './auth-setup.ts'
import type { Auth } from '../setup/auth.ts'

/**
 * The private side of the public objects. It is kept in a WeakMap rather than on them, so that a page
 * cannot render a token by accident.
 *
 * @module
 */
const setups = new WeakMap<Auth, AuthSetup>()
const sessions = new WeakMap<AuthContext, VisitorSession>()

export function rememberSetup(auth: Auth, setup: AuthSetup): Auth {
  setups.set(auth, setup)
  return auth
}

export function rememberVisitorSession(context: AuthContext, session: VisitorSession): AuthContext {
  sessions.set(context, session)
  return context
}

export function setupOf(auth: Auth): AuthSetup {
  return setups.get(auth) ?? throwForeign('auth')
}

export function visitorSessionOf(context: AuthContext): VisitorSession {
  return sessions.get(context) ?? throwForeign('context')
}

function throwForeign(what: string): never {
  throw new BackendConfigurationError(
    `The ${what} was not made by createAuth of this copy of the library. Its session cannot be reached. ` +
      'Pass the object itself, not a copy of it.',
  )
}
