import type { AuthError } from '../errors/auth-error.ts'
import type { OpenedSession } from './open-session.ts'
import type { AuthEventName } from '../session/events.ts'
import type { Session } from '../session/session.ts'
import type { SessionOwner, SignOutScope } from '../session/session-owner.ts'
import type { CallOrigin, ServiceResponse, ServiceCall } from '../service/auth-service.ts'
import type { Flow } from '../cookies/flow-cookie.ts'
import type { AttemptKind, Leave } from '../throttle/attempt-limits.ts'
import type { PasswordRules } from '../credentials/credentials.ts'
import type { Failure } from '../outcome/outcome.ts'

/**
 * One visitor's session during one request, and what operations may do: speak to the auth service, and
 * change it.
 */
export interface VisitorSession extends PasswordRules {
  /**
   * Calls the auth service on behalf of this visitor's address. Drops the session when the answer is that
   * it has ended.
   */
  call(call: Omit<ServiceCall, keyof CallOrigin>): Promise<ServiceResponse>
  /** Retries a call in the background until it succeeds or cannot succeed. */
  callLater(call: Omit<ServiceCall, keyof CallOrigin>): void
  /** The visitor and the tokens behind, refreshed when due. */
  open(): Promise<OpenedSession>
  /**
   * A failure when the request brought no cookie at all, not even the one that pages of the sign-in leave: a session
   * would not be kept either, so none is asked for. Without a sign-in rule no page leaves one, and nothing is known.
   */
  findBlocked(): Failure | undefined
  /**
   * Stores a new session for this visitor and ends the one it replaces. Fails when its token is not one
   * this site accepts.
   */
  adopt(session: Session, event: AuthEventName): Promise<Failure | undefined>
  /**
   * Gets a token that includes changes to the account. Without one the old token stays; a refusal ends the
   * session.
   */
  renew(event: AuthEventName): Promise<void>
  /** Ends the session in this browser. */
  drop(): Promise<void>
  /** Stops handing out tokens of sessions that have ended. */
  forget(of: SessionOwner, scope: SignOutScope): void
  /**
   * Asks whether an attempt that could be a guess, or another message, is allowed; a failure when there
   * were too many.
   */
  attempt(kind: AttemptKind, subject: string): Extract<Leave, { isGranted: true }> | Failure
  /**
   * Notes this browser as one of the account's, once the visitor has given every factor the account needs. Attempts
   * from it are then counted apart from those of other browsers.
   */
  rememberDevice(): Promise<void>
  /** Forgets that this browser is one of the account's. */
  forgetDevice(sub: string): void
  /** Tells the operator that a message could not be sent. */
  reportUnsent(error: AuthError): void
  /** Keeps the secrets of a sign-in at a provider in this browser. */
  rememberFlow(flow: Flow): void
  /** Returns it and forgets it. */
  takeFlow(id: string | undefined): Flow | undefined
  /** Remembers where to go after signing in again, where the rule remembers paths. */
  rememberReturnPath(path: string | undefined): void
  /** Whether this request's URL may contain a provider's words, which a redirect must not pass on. */
  hasForeignFragment: boolean
  /** Milliseconds since 1970, by the auth service's clock. */
  now(): number
  /** Where to go after following a link from an e-mail, as an address the service may pass on. */
  afterLinkUrl(): string
  /** Base address of the backend. */
  backendUrl: URL
  siteOrigin: string
}
