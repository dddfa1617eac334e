import type { AuthNotice } from '../setup/auth-setup.ts'
import type { AuthOptions } from '../auth/auth-options.ts'
import { createAuth } from '../auth/create-auth.ts'
import type { Auth } from '../setup/auth.ts'
import { createCookieJar } from '../cookies/cookie-jar.ts'
import { cookieNames, type CookieNames } from '../cookies/cookie-names.ts'
import { writeSessionCookie } from '../cookies/session-cookie.ts'
import { findSession } from '../session/session.ts'
import type { SignInRule } from '../sign-in/rule.ts'
import { createFakeAuthService, type FakeAuthService } from './fake-auth-service.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

const secret = 'sb_secret_of_the_test_site'
export const testRule: SignInRule = {
  signIn: '/login',
  callback: '/confirm',
  secondFactor: '/second-factor',
  include: ['/account*', { match: '/account/security*', require: 'aal2' }],
  remember: true,
}

/** A site with a sign-in rule, its auth service, and a clock for both. */
export interface TestSite {
  auth: Auth
  clock: TestClock
  service: FakeAuthService
  notices: AuthNotice[]
  /** Another process of the same site. */
  another(): Auth
}

export function createTestSite(options: Partial<AuthOptions> = {}): TestSite {
  const clock = createTestClock()
  const service = createFakeAuthService(clock)
  const notices: AuthNotice[] = []
  const create = () =>
    createAuth({
      backend: { url: 'http://127.0.0.1:54399', publishableKey: 'sb_publishable_x', secretKey: secret },
      siteOrigin: 'http://localhost:3000',
      rule: testRule,
      fetch: service.fetch,
      clock,
      onNotice: (notice) => notices.push(notice),
      ...options,
    })
  return { auth: create(), clock, service, notices, another: create }
}

/** A browser, as far as cookies go. */
export interface TestBrowser {
  cookies: Map<string, string>
  /** Makes a request with the cookies there are. */
  request(path: string, init?: RequestInit): Request
  /** Takes in what a response sets. */
  receive(response: Response): Response
  /** Names of the cookies that hold a session. */
  sessionCookies(): string[]
}

/** A browser's own name; gateways look at it. */
const testAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export const testNames: CookieNames = cookieNames({ base: 'sb-127-auth-token', isHttps: false })

/** Has opened the page of the sign-in before, which left a probe. */
export function createTestBrowser(session?: Record<string, unknown>, clock?: TestClock): TestBrowser {
  const cookies = new Map([[testNames.probe, '1']])
  if (session) {
    const jar = createCookieJar({ getAll: () => [] })
    const found = findSession(session, clock?.now() ?? 0)
    if (found) writeSessionCookie(jar, testNames.session, found, secret)
    for (const { name, value } of jar.changes()) cookies.set(name, value)
  }
  return {
    cookies,
    request(path, init = {}) {
      const headers = new Headers({
        'user-agent': testAgent,
        ...Object.fromEntries(new Headers(init.headers)),
      })
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      return new Request(new URL(path, 'http://localhost:3000'), { ...init, headers })
    },
    receive(response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split('; ')
        const name = pair.slice(0, pair.indexOf('='))
        if (attributes.includes('Max-Age=0')) cookies.delete(name)
        else cookies.set(name, pair.slice(pair.indexOf('=') + 1))
      }
      return response
    },
    sessionCookies: () =>
      [...cookies.keys()].filter((name) => name === testNames.session || /\.\d+$/.test(name)),
  }
}

/** A form as a browser posts it from a page of the site. */
export function postedForm(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  }
}
