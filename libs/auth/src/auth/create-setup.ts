import { parseBackendKey, parseBackendUrl } from '../service/backend-address.ts'
import { createSigningKeys } from '../claims/signing-keys.ts'
import { createTokenClock } from '../claims/token-clock.ts'
import type { TokenPolicy } from '../claims/token-shape.ts'
import { createVerifiedTokens } from '../claims/verified-tokens.ts'
import { verifyToken } from '../claims/verify-token.ts'
import { type Clock, systemClock } from '../clock/clock.ts'
import { createSteadyClock } from '../clock/steady-clock.ts'
import { cookieNames, defaultCookieBase } from '../cookies/cookie-names.ts'
import { BackendConfigurationError } from '../errors/configuration-errors.ts'
import { neverReturnTo } from '../context/create-auth-context.ts'
import { createAuthService } from '../service/auth-service.ts'
import { createLaterCalls } from '../service/call-later.ts'
import { createRefreshGate } from '../visitor-session/refresh-gate.ts'
import { createRefresher } from '../visitor-session/refresher.ts'
import type { Session } from '../session/session.ts'
import { type AuthNews, readNews } from '../peers/peers.ts'
import { defineSignInRule } from '../sign-in/rule.ts'
import { createAttemptLimits } from '../throttle/attempt-limits.ts'
import type { AuthOptions } from './auth-options.ts'
import type { AuthNotice, AuthSetup, ProcessState } from '../setup/auth-setup.ts'
import { getProcessState } from './process-state.ts'

/** Checks the options and makes everything a request needs from them. */
export function createSetup(options: AuthOptions): AuthSetup {
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
    // How far the clocks of the auth service and of this machine may be apart.
    skewSeconds: 60,
  }
  const notify = options.onNotice ?? (() => {})
  const create = () => createProcessState({ ...options, backendUrl, publishableKey, policy, clock, notify })
  // State is shared by all bundles of a process, because a refresh token works once (docs/decisions/0230). A
  // test with a clock of its own gets state of its own.
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
    previousSecret: options.backend.previousSecretKey,
    afterSignIn: options.afterSignIn ?? '/',
    neverReturnTo: neverReturnTo(rule),
    waitMs: options.waitMs ?? 2500,
    visitorAddress: options.visitorAddress,
    fetch: options.fetch,
    isCommonPassword: options.isCommonPassword ?? (() => false),
    siteName: options.siteName,
    tracer: options.tracer,
    notify,
    tried: options.onTried ?? (() => {}),
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
  const steady = createSteadyClock(clock)
  const service = createAuthService({
    url: parts.backendUrl,
    publishableKey: parts.publishableKey,
    secretKey: parts.backend.secretKey,
    fetch: parts.fetch ?? fetch,
    clock,
    tracer: parts.tracer,
  })
  const keys = createSigningKeys({
    algorithms: parts.policy.algorithms,
    clock: steady,
    onFailure: (cause) => parts.notify({ kind: 'keys-unavailable', cause }),
    async load() {
      const answer = await service.call({ method: 'GET', path: '/.well-known/jwks.json' })
      if (!answer.ok) throw answer.error
      return answer.body
    },
  })
  const tokenClock = createTokenClock(clock)
  const verified = createVerifiedTokens()
  const verify = (token: string) =>
    verifyToken(token, { keys, verified, policy: parts.policy, clock: tokenClock })
  const learn = async ({ accessToken }: Session) => {
    const verdict = await verify(accessToken)
    if (verdict.kind === 'valid' || verdict.kind === 'untimely') tokenClock.observeIssue(verdict.claims)
  }
  const gate = createRefreshGate(steady)
  const now = (): number => tokenClock.now()
  const refresher = createRefresher({ service, gate, clock: steady, now, learn })
  const { peers } = parts
  const send = (news: AuthNews): void => peers?.send(JSON.stringify(news))
  const limits = createAttemptLimits(
    clock,
    peers && {
      nameOf: peers.nameOf,
      otherNameOf: peers.otherNameOf,
      send: (counted, isGivenBack) => send({ kind: 'attempt', counted, isGivenBack }),
    },
  )
  peers?.onMessage((text) => {
    const news = readNews(text)
    if (news?.kind === 'attempt') limits.count(news.counted, news.isGivenBack)
    // Not the wrapped `forget` below, which would tell the news again.
    if (news?.kind === 'ended') refresher.forget(news.of, news.scope)
  })
  return {
    service,
    verify,
    learn,
    refresher: {
      ...refresher,
      forget: (of, scope) => {
        refresher.forget(of, scope)
        send({ kind: 'ended', of, scope })
      },
    },
    now,
    later: createLaterCalls({ service, clock }),
    limits,
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
  // HMAC is not among them: a key that verifies can also sign.
  const bad = algorithms.find((algorithm) => !/^(?:ES|RS|PS)(?:256|384|512)$|^EdDSA$/.test(algorithm))
  if (bad === undefined && algorithms.length > 0) return algorithms
  throw new BackendConfigurationError(
    `The algorithm ${JSON.stringify(bad ?? '')} cannot be accepted. Tokens are verified with public keys only. ` +
      'Use "ES256", or "RS256", and move the project to asymmetric signing keys.',
  )
}
