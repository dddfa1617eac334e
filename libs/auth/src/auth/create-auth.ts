import { type CookieReader, createCookieJar } from '../cookies/cookie-jar.ts'
import { tell } from '../context/answer.ts'
import { createAuthContext } from '../context/create-auth-context.ts'
import type { AuthContext } from '../context/auth-context.ts'
import { isFromThisSite } from '../context/same-site.ts'
import { answerSession, answerToken } from '../context/script-endpoints.ts'
import { openSession } from '../session/open-session.ts'
import type { Visitor } from '../session/visitor.ts'
import type { SignInRule } from '../sign-in/rule.ts'
import { inSpan } from '../tracing/traced.ts'
import type { AuthOptions } from './auth-options.ts'
import { createSetup } from './create-setup.ts'
import { rememberSetup } from './internals.ts'

/** Sessions, claims and the sign-in rule of one site. */
export interface Auth {
  /** The rule as configured. */
  readonly rule: SignInRule | undefined
  /**
   * Tells who is visiting, for code that can read cookies but not set them, such as a page. Never
   * refreshes; `unknown` means that the proxy could not find out.
   */
  readVisitor(cookies: CookieReader): Promise<Visitor>
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
   * and sets cookies on whatever the handler returns.
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

/**
 * Sets up sessions for a site.
 *
 * @throws {SignInRuleError} The rule cannot work.
 * @throws {BackendConfigurationError} Address, key, origin or algorithms are missing or malformed.
 */
export function createAuth(options: AuthOptions): Auth {
  const setup = createSetup(options)
  const auth: Auth = {
    rule: setup.rule,
    async readVisitor(cookies) {
      return (await openSession(createCookieJar(cookies), setup, undefined)).visitor
    },
    open: (request) => createAuthContext(setup, request, false),
    proxy: (request, next) =>
      inSpan(
        setup.tracer,
        () => spanOf('auth.proxy', request),
        async () => {
          const context = createAuthContext(setup, request, false)
          const decision = await context.decide()
          const response = decision.action === 'pass' ? await next(context) : context.answer(decision)
          return context.applyTo(response)
        },
      ),
    handle: (request, handler) =>
      inSpan(
        setup.tracer,
        () => spanOf('auth.handle', request),
        async () => {
          const context = createAuthContext(setup, request, true)
          const isOurs = isFromThisSite(request, setup.siteOrigin)
          return context.applyTo(isOurs ? await handler(context) : tell(403, 'auth/cross-site'))
        },
      ),
    sessionEndpoint: (request) => auth.handle(request, answerSession),
    tokenEndpoint: (request) => auth.handle(request, answerToken),
  }
  return rememberSetup(auth, setup)
}

/** What a trace says of a request: its path without the query, in which links carry their tokens. */
function spanOf(name: string, { method, url }: Request) {
  return {
    name,
    attributes: { 'http.request.method': method, 'url.path': new URL(url).pathname },
    endingOf: ({ status }: Response) => ({
      attributes: { 'http.response.status_code': status },
      isError: status >= 500,
    }),
  }
}
