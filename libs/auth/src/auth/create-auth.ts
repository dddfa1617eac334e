import { createCookieJar } from '../cookies/cookie-jar.ts'
import { textResponse } from '../context/responses.ts'
import { createAuthContext } from '../context/create-auth-context.ts'
import { isFromThisSite } from '../context/same-site.ts'
import { answerSession, answerToken } from '../operations/script-endpoints.ts'
import { openSession } from '../visitor-session/open-session.ts'
import { readBearer } from '../visitor-session/read-bearer.ts'
import { inSpan } from '../tracing/traced.ts'
import type { AuthOptions } from './auth-options.ts'
import { createSetup } from './create-setup.ts'
import type { Auth } from '../setup/auth.ts'
import { rememberSetup } from '../setup/internals.ts'

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
    readBearer: (request) => readBearer(request, setup),
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
          // Frameworks run a GET for it, and scanners of mail ask so, whose question must use up no link.
          if (request.method === 'HEAD') return context.applyTo(new Response(null, { status: 204 }))
          const isOurs = isFromThisSite(request, setup.siteOrigin)
          return context.applyTo(isOurs ? await handler(context) : textResponse(403, 'auth/cross-site'))
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
