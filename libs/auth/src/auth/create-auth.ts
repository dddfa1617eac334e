import { createSigningKeys } from '../claims/signing-keys.ts'
import { createTokenClock } from '../claims/token-clock.ts'
import type { TokenPolicy } from '../claims/token-shape.ts'
import { createVerifiedTokens } from '../claims/verified-tokens.ts'
import { verifyToken } from '../claims/verify-token.ts'
import { parseBackendKey, parseBackendUrl } from '../backend/backend-address.ts'
import { type Clock, systemClock } from '../clock/clock.ts'
import { type CookieReader, createCookieJar } from '../cookies/cookie-jar.ts'
import { cookieNames, defaultCookieBase } from '../cookies/cookie-names.ts'
import { BackendConfigurationError } from '../errors/configuration-errors.ts'
import { createExchange, neverReturnTo } from '../exchange/create-exchange.ts'
import { answerSession, answerToken } from '../exchange/script-endpoints.ts'
import { tell } from '../exchange/answer.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isFromThisSite } from '../exchange/same-site.ts'
import { createAuthService } from '../service/auth-service.ts'
import { createLaterCalls } from '../service/call-later.ts'
import { createAttemptLimits } from '../throttle/attempt-limits.ts'
import { openSession } from '../session/open-session.ts'
import { createRefreshGate } from '../session/refresh-gate.ts'
import { createRefresher } from '../session/refresher.ts'
import type { Visitor } from '../session/visitor.ts'
import { defineSignInRule, type SignInRule } from '../sign-in/rule.ts'
import type { AuthNotice, AuthSetup, ProcessState } from './auth-setup.ts'
import { rememberSetup } from './internals.ts'
import { getProcessState } from './process-state.ts'

/** How a site uses its backend to sign visitors in. */
export interface AuthOptions {
  backend: {
    /** Base address, e.g. `https://abc.supabase.co`. */
    url: string
    publishableKey: string
    /** Seals session cookies, and lets the backend's rate limits see visitors' addresses. */
    secretKey?: string | undefined
  }
  /** The site's own address, e.g. `https://house-edge.example`. Nothing is ever taken from a `Host` header. */
  siteOrigin: string
  /** Which paths need a session. Without a rule every path passes. */
  rule?: SignInRule | undefined
  /** Where to go after signing in when no path is remembered. Default `/`. */
  afterSignIn?: string
  /** Cookie name without prefix. Default `sb-<first label of the backend's host>-auth-token`. */
  cookieName?: string
  tokens?: {
    /** Accepted signature algorithms, asymmetric ones only. Default `['ES256']`. */
    algorithms?: readonly string[]
    /** Default `<backend>/auth/v1`. */
    issuer?: string
    /** Default `authenticated`. */
    audience?: string
  }
  /** How long a request may wait for a refresh, in milliseconds. Default 2500. */
  waitMs?: number
  /** The visitor's address, from what your own proxy vouches for. Needs the secret key to be of use. */
  visitorAddress?: (request: Request) => string | undefined
  /** Told what an operator should know. */
  onNotice?: (notice: AuthNotice) => void
  /** Default: the platform's. */
  fetch?: typeof fetch
  /** Default: the machine's. With a clock of its own an instance shares nothing with others. */
  clock?: Clock
}

/** Sessions, claims and the sign-in rule of one site. */
export interface Auth {
  /** The rule as configured. */
  readonly rule: SignInRule | undefined
  /**
   * Tells who is visiting where cookies can be read and not written, such as a
   * page. Never refreshes; `unknown` means that the border could not settle it.
   */
  readVisitor(cookies: CookieReader): Promise<Visitor>
  /** Opens an exchange. You apply it to the response yourself: {@link Exchange.applyTo}. */
  open(request: Request): Exchange
  /**
   * Lets requests in, for the proxy: asks the sign-in rule, answers those that
   * may not proceed, and passes the others on.
   */
  atBorder(request: Request, next: (exchange: Exchange) => Response | Promise<Response>): Promise<Response>
  /**
   * Runs a handler that may change the session. Refuses what was not sent from
   * a page of this site, and puts cookies on whatever the handler returns.
   */
  handle(request: Request, handler: (exchange: Exchange) => Response | Promise<Response>): Promise<Response>
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
    open: (request) => createExchange(setup, request, false),
    async atBorder(request, next) {
      const exchange = createExchange(setup, request, false)
      const decision = await exchange.decide()
      const response = decision.action === 'pass' ? await next(exchange) : exchange.answer(decision)
      return exchange.applyTo(response)
    },
    async handle(request, handler) {
      const exchange = createExchange(setup, request, true)
      const isOurs = isFromThisSite(request, setup.siteOrigin)
      return exchange.applyTo(isOurs ? await handler(exchange) : tell(403, 'auth/cross-site'))
    },
    sessionEndpoint: (request) => auth.handle(request, answerSession),
    tokenEndpoint: (request) => auth.handle(request, answerToken),
  }
  return rememberSetup(auth, setup)
}

function createSetup(options: AuthOptions): AuthSetup {
  const backendUrl = parseBackendUrl(options.backend.url)
  const publishableKey = parseBackendKey(options.backend.publishableKey)
  const siteOrigin = parseOrigin(options.siteOrigin)
  const isHttps = siteOrigin.startsWith('https:')
  const rule = options.rule && defineSignInRule(options.rule)
  const clock = options.clock ?? systemClock
  const base = options.cookieName ?? defaultCookieBase(backendUrl)
  const policy: TokenPolicy = {
    algorithms: parseAlgorithms(options.tokens?.algorithms ?? ['ES256']),
    issuer: options.tokens?.issuer ?? new URL('auth/v1', backendUrl).href,
    audience: options.tokens?.audience ?? 'authenticated',
    skewSeconds: 60,
  }
  const notify = options.onNotice ?? (() => {})
  const create = () => createProcessState({ ...options, backendUrl, publishableKey, policy, clock, notify })
  const state = options.clock
    ? create()
    : getProcessState(JSON.stringify([backendUrl.href, publishableKey, policy]), create)

  return {
    ...state,
    clock,
    rule,
    backendUrl,
    publishableKey,
    siteOrigin,
    isHttps,
    names: cookieNames({ base, isHttps }),
    secret: options.backend.secretKey,
    verify: (token) => verifyToken(token, { ...state, policy, clock: state.tokenClock }),
    now: () => state.tokenClock.now(),
    afterSignIn: options.afterSignIn ?? '/',
    neverReturnTo: neverReturnTo(rule),
    waitMs: options.waitMs ?? 2500,
    visitorAddress: options.visitorAddress,
    notify,
  }
}

function createProcessState(
  parts: AuthOptions & {
    backendUrl: URL
    publishableKey: string
    policy: TokenPolicy
    clock: Clock
    notify: (notice: AuthNotice) => void
  },
): ProcessState {
  const { clock } = parts
  const service = createAuthService({
    url: parts.backendUrl,
    publishableKey: parts.publishableKey,
    secretKey: parts.backend.secretKey,
    fetch: parts.fetch ?? fetch,
    clock,
  })
  const keys = createSigningKeys({
    algorithms: parts.policy.algorithms,
    clock,
    onFailure: (cause) => parts.notify({ kind: 'keys-unavailable', cause }),
    async load() {
      const answer = await service.call({ method: 'GET', path: '/.well-known/jwks.json' })
      if (!answer.ok) throw answer.error
      return answer.body
    },
  })
  const refresher = createRefresher({ service, gate: createRefreshGate(clock), clock })
  return {
    service,
    keys,
    refresher,
    tokenClock: createTokenClock(clock),
    verified: createVerifiedTokens(),
    later: createLaterCalls({ service, clock }),
    limits: createAttemptLimits(clock),
  }
}

function parseOrigin(origin: string): string {
  const url = URL.parse(origin)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash)
    return url.origin
  throw new BackendConfigurationError(
    `The site's origin is ${JSON.stringify(origin)}. Redirects and cookies depend on it. ` +
      'Give scheme and host, e.g. "https://house-edge.example".',
  )
}

function parseAlgorithms(algorithms: readonly string[]): readonly string[] {
  const bad = algorithms.find((algorithm) => !/^(?:ES|RS|PS)(?:256|384|512)$|^EdDSA$/.test(algorithm))
  if (bad === undefined && algorithms.length > 0) return algorithms
  throw new BackendConfigurationError(
    `The algorithm ${JSON.stringify(bad ?? '')} cannot be accepted. Tokens are verified with public keys only. ` +
      'Use "ES256", or "RS256", and move the project to asymmetric signing keys.',
  )
}
