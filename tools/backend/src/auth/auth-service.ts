import type { Clock } from '@house-edge/double/clock'
import type { Database } from '../database/database.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { Random } from '../random.ts'
import type { AuthConfig } from './config.ts'
import type { AuthLimits } from './limits.ts'
import type { StubProvider } from './oauth/stub-provider.ts'
import type { Mailer } from './mail/mailer.ts'

/** The dependencies of every operation of the auth service. */
export interface AuthService {
  config: AuthConfig
  database: Database
  keys: SigningKeys
  mailer: Mailer
  /** The stand-in for sign-in providers. */
  providers: StubProvider
  limits: AuthLimits
  clock: Clock
  random: Random
  /** This backend's own address, e.g. `http://localhost:54321`. */
  origin: string
  /** Reports events to the control plane and the log, such as a replayed refresh token. */
  record(event: AuthEvent): void
}

export interface AuthEvent {
  action: string
  userId?: string
  detail?: string
}
