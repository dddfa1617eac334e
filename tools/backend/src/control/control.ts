import type { AuthLimits } from '../auth/limits.ts'
import type { Control } from '@house-edge/double/control'
import type { Database } from '../database/database.ts'
import type { KeyKind } from '../keys/key-file.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { Outbox } from '../mailbox/outbox.ts'
import type { SocketServer } from '../realtime/upgrade.ts'

/** What tests decide about the backend, apart from what it stores. */
export interface BackendControl extends Control {
  /** What the services reported, oldest first; e.g. that a stolen refresh token was replayed. */
  events: object[]
  keys: SigningKeys
  apiKeys: { add(kind: KeyKind): Promise<string>; delete(kind: KeyKind, key: string): Promise<void> }
  limits: AuthLimits
  outbox: Outbox
  database: Database
  /** Where the backend keeps everything. */
  folder: string
  sockets: SocketServer
}
