import type { AuthLimits } from '../auth/limits.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { Outbox } from '../mailbox/outbox.ts'
import type { SocketServer } from '../realtime/upgrade.ts'
import type { Faults } from './faults.ts'
import type { RequestLog } from './request-log.ts'

/** What tests decide about the backend, apart from what it stores. */
export interface Control {
  faults: Faults
  requests: RequestLog
  /** What the services reported, oldest first; e.g. that a stolen refresh token was replayed. */
  events: object[]
  clock: Clock
  keys: SigningKeys
  limits: AuthLimits
  outbox: Outbox
  database: Database
  sockets: SocketServer
}
