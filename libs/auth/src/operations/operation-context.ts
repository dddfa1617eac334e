import type { OpenedSession } from '../session/open-session.ts'
import type { Session } from '../session/session.ts'
import type { ServiceAnswer, ServiceCall } from '../service/auth-service.ts'
import type { Failure } from './outcome.ts'

/** What an operation may do: speak to the auth service, and change this visitor's session. */
export interface OperationContext {
  /** Calls the auth service on behalf of this visitor's address. */
  call(call: Omit<ServiceCall, 'visitorAddress'>): Promise<ServiceAnswer>
  /** The visitor and the tokens behind, refreshed when due. */
  open(): Promise<OpenedSession>
  /** Makes a new session this visitor's. Fails when its token is not one this site accepts. */
  adopt(session: Session): Promise<Failure | undefined>
  /** Ends the session in this browser. */
  drop(): Promise<void>
  /** Milliseconds since 1970. */
  now(): number
  /** Where to go after following a link from an e-mail, as an address the service may pass on. */
  afterLinkUrl(): string
}
