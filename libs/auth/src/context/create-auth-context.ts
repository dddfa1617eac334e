import { cookiesOf, type CookieJar, createCookieJar } from '../cookies/cookie-jar.ts'
import { countBounces, findReturnPath, rememberReturnPath } from '../cookies/return-to-cookie.ts'
import { visitOf } from '../session/visit-of.ts'
import { decideSignIn, ownPaths } from '../sign-in/decide.ts'
import { decideReturnPath } from '../sign-in/return-path.ts'
import { findRequirement } from '../sign-in/rule.ts'
import type { AuthSetup } from '../setup/auth-setup.ts'
import { rememberVisitorSession } from '../setup/internals.ts'
import { answerDecision, redirectTo } from './responses.ts'
import { applyTo } from './apply-to.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import { readForm } from './form.ts'
import { createVisitorSession } from './create-visitor-session.ts'

/** Opens one request's context. Everything is read lazily. */
export function createAuthContext(setup: AuthSetup, request: Request, isPersonal: boolean): AuthContext {
  const jar = createCookieJar(cookiesOf(request))
  const session = createVisitorSession(setup, jar, request)
  const applied = new WeakSet<Response>()
  const path = pathOf(request)
  const { names, rule, siteOrigin } = setup
  let personal = isPersonal

  const context: AuthContext = {
    visitor: async () => (await session.open()).visitor,

    async decide() {
      if (!rule) return { action: 'pass' }
      // Comes back with the form if this browser keeps cookies at all.
      if (hasSignInForm(rule, path)) leaveProbe(jar, names.probe)
      if (!findRequirement(rule, path)) return { action: 'pass' }
      personal = true
      const nowMs = setup.clock.now()
      const bounces = countBounces(jar, names.returnTo, path, nowMs)
      const decision = decideSignIn(rule, visitOf(path, (await session.open()).visitor, bounces))
      if (decision.action === 'redirect' && decision.remember !== undefined && isWish(request)) {
        rememberReturnPath(jar, names.returnTo, {
          path: decision.remember,
          nowMs,
          isBounce: isPageLoad(request),
        })
      }
      return decision
    },

    answer: (decision) => answerDecision(decision, siteOrigin),
    form: (options) => readForm(request, options),

    takeReturnPath(preferred) {
      const remembered = findReturnPath(jar, names.returnTo)
      jar.remove(names.returnTo)
      jar.remove(names.probe)
      const limits = { never: setup.neverReturnTo }
      const own = preferred?.startsWith(`${siteOrigin}/`) ? preferred.slice(siteOrigin.length) : preferred
      const fallback = decideReturnPath(own, { ...limits, fallback: setup.afterSignIn })
      return decideReturnPath(remembered, { ...limits, fallback })
    },
    redirect(to) {
      const path = decideReturnPath(to)
      // Browsers keep the fragment across a redirect unless it brings its own (RFC 9110 §10.2.2).
      return redirectTo(session.hasForeignFragment && !path.includes('#') ? `${path}#` : path, siteOrigin)
    },

    requestHeaders() {
      const headers = new Headers(request.headers)
      const cookie = jar.header()
      if (cookie === '') headers.delete('cookie')
      else headers.set('cookie', cookie)
      return headers
    },

    applyTo(response) {
      if (applied.has(response)) return response
      const additions = { cookies: jar.changes(), isPersonal: personal, isHttps: setup.isHttps }
      const complete = applyTo(response, additions)
      applied.add(complete)
      return complete
    },
  }
  return rememberVisitorSession(context, session)
}

/** Everything the sign-in rule's own paths and the framework's must not be returned to. */
export function neverReturnTo(rule: AuthSetup['rule']): string[] {
  return [...(rule ? ownPaths(rule) : []), '/api/*', '/_next/*']
}

/** The path a visitor asked for, without what frameworks add to the query. */
function pathOf(request: Request): string {
  const url = new URL(request.url)
  url.searchParams.delete('_rsc')
  return url.pathname + url.search
}

/** A prefetch does not mean that the visitor wants to go there. */
function isWish(request: Request): boolean {
  const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? ''
  return request.method === 'GET' && !purpose.includes('prefetch')
}

/** Routers fetch ahead without saying so; only whole page loads can be a loop. */
function isPageLoad(request: Request): boolean {
  return (request.headers.get('sec-fetch-dest') ?? 'document') === 'document'
}

/** The sign-in page, the pages below it, and the one that links in messages lead to. */
function hasSignInForm(rule: { signIn: string; callback: string }, path: string): boolean {
  const pathname = path.split('?', 1)[0] ?? ''
  return [rule.signIn, rule.callback].includes(pathname) || pathname.startsWith(`${rule.signIn}/`)
}

function leaveProbe(jar: CookieJar, name: string): void {
  if (jar.names().length === 0) jar.set({ name, value: '1' })
}
