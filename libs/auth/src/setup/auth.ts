import type { CookieReader } from '../cookies/cookie-jar.ts'
import type { Visitor } from '../session/visitor.ts'
import type { SignInRule } from '../sign-in/rule.ts'
import type { AuthContext } from './auth-context.ts'

/** Sessions, claims and the sign-in rule of one site. */
export interface Auth {
  /** The rule as configured. */
  readonly rule: SignInRule | undefined
  /**
   * Tells who is visiting, for code that can read cookies but not set them, such as a page. Never
   * refreshes; `unknown` means that the proxy could not find out.
   */
  readVisitor(cookies: CookieReader): Promise<Visitor>
  /**
   * Tells who sends `Authorization: Bearer …` with an access token of the backend, for an API whose callers keep their own
   * tokens: apps and programs. It is verified here; renewing it is the caller's. Cookies are not looked at.
   *
   * A page of another site cannot send the header, so that no `handle` is needed. A session that was signed out elsewhere
   * goes on until its token ends, as in the backend itself. `claims.aal` says whether a second factor was shown: ask for
   * `aal2` where it matters. When a token has ended is judged by this machine's clock, which has to be right.
   */
  readBearer(request: Request): Promise<Visitor>
  /** Opens a context. Apply it to the response yourself: {@link AuthContext.applyTo}. */
  open(request: Request): AuthContext
  /**
   * For the proxy: applies the sign-in rule, answers requests that may not proceed, and passes the others on.
   *
   * @throws {SignInRuleError} The rule cannot work; `createAuth` has thrown this before.
   */
  proxy(request: Request, next: (context: AuthContext) => Response | Promise<Response>): Promise<Response>
  /**
   * Runs a handler that may change the session. Refuses requests that do not come from a page of this site,
   * and sets cookies on whatever the handler returns. HEAD is answered without it, with 204: frameworks run a GET for it,
   * and whoever only looks, such as a scanner of mail, must use up no link.
   */
  handle(request: Request, handler: (context: AuthContext) => Response | Promise<Response>): Promise<Response>
  /** Answers scripts that ask who is visiting. Mount it for GET; `createSessionObserver` asks it. */
  sessionEndpoint(request: Request): Promise<Response>
  /**
   * Hands scripts of this site the short-lived access token, for realtime and
   * storage. Mount it for POST; `createBrowserBackend` asks it.
   */
  tokenEndpoint(request: Request): Promise<Response>
}
