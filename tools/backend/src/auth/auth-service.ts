import type { Clock } from '@house-edge/double/clock'
import type { Database } from '../database/database.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { Random } from '../random.ts'
import type { AuthConfig } from './config.ts'
import type { AuthLimits } from './limits.ts'
import type { StubProvider } from './oauth/stub-provider.ts'
import type { Mailer } from './mail/mailer.ts'

/** What every operation of the auth service works with. */
export interface AuthService {
  config: AuthConfig
  database: Database
  keys: SigningKeys
  mailer: Mailer
  /** Who plays the sign-in providers. */
  providers: StubProvider
  limits: AuthLimits
  clock: Clock
  random: Random
  /** This backend's own address, e.g. `http://localhost:54321`. */
  origin: string
  /** Tells the control plane and the log what happened, e.g. that a stolen refresh token was replayed. */
  record(event: AuthEvent): void
}

export interface AuthEvent {
  action: string
  userId?: string
  detail?: string
}
