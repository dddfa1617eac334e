import type { Clock } from '../clock/clock.ts'
import type { AuthError } from '../errors/auth-error.ts'
import type { AuthService } from '../service/auth-service.ts'
import type { LaterCalls } from '../service/call-later.ts'
import type { AttemptLimits } from '../throttle/attempt-limits.ts'
import type { SessionContext } from '../visitor-session/open-session.ts'
import type { Refresher } from '../visitor-session/refresher.ts'
import type { Session } from '../session/session.ts'
import type { Visitor } from '../session/visitor.ts'
import type { SignInRule } from '../sign-in/rule.ts'
import type { Tried } from '../throttle/sign-in-attempts.ts'
import type { Tracer } from '../tracing/traced.ts'

/** Something an operator should know. Contains no token and no personal data. */
export type AuthNotice =
  /** A visitor's session ended, and the visitor did not end it. */
  | { kind: 'session-dropped'; visitor: Visitor; error?: AuthError }
  /** A refreshed session did not fit into cookies; the old one stays until it ends. */
  | { kind: 'session-not-stored'; error: AuthError }
  /**
   * The auth service issued a token that this site refuses: the configured issuer, audience or algorithm is
   * wrong.
   */
  | { kind: 'foreign-token'; error?: AuthError }
  /**
   * The auth service could not send a message. The visitor was told to check their mailbox all the same, so
   * that the answer does not reveal whether an account exists.
   */
  | { kind: 'message-not-sent'; error: AuthError }
  /** The signing keys could not be fetched. Known keys stay in use for a day. */
  | { kind: 'keys-unavailable'; cause: unknown }

/** State that lives as long as the process and is shared by everything in it. */
export interface ProcessState {
  service: AuthService
  verify: SessionContext['verify']
  /** Learns the auth service's time from a session that was issued a moment ago. */
  learn: (session: Session) => Promise<void>
  /** The auth service's time in milliseconds. */
  now: SessionContext['now']
  refresher: Refresher
  later: LaterCalls
  limits: AttemptLimits
}

/** Everything one request needs, made once from the options. */
export interface AuthSetup extends SessionContext, ProcessState {
  clock: Clock
  rule: SignInRule | undefined
  backendUrl: URL
  publishableKey: string
  siteOrigin: string
  isHttps: boolean
  /** Path to go to when no other is remembered. */
  afterSignIn: string
  /** Patterns of paths that visitors are never sent back to. */
  neverReturnTo: readonly string[]
  /** How long a request may wait for a refresh. */
  waitMs: number
  visitorAddress: ((request: Request) => string | undefined) | undefined
  /** The platform's when there is none. */
  fetch: typeof fetch | undefined
  isCommonPassword: (password: string) => boolean | Promise<boolean>
  siteName: string | undefined
  tracer: Tracer | undefined
  notify: (notice: AuthNotice) => void
  /** Tells what became of an attempt. */
  tried: (attempt: Tried) => void
}
