import { startBackend } from '@house-edge/backend'
import { createServerClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest'
import { createAuth } from '../auth/create-auth.ts'
import type { Auth } from '../setup/auth.ts'
import { act } from '../testing/act.ts'
import { patientClock } from '../testing/patient-clock.ts'
import { getLinkTokens, startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { createTestBrowser, type TestBrowser } from '../testing/test-site.ts'
import { confirmLink } from '../operations/confirm.ts'
import { signInWithPassword } from '../operations/sign-in-with-password.ts'
import { signUp } from '../operations/sign-up.ts'

const password = 'a long enough password'
const email = 'mover@example.com'
/** Longer than one cookie, so that both have to cut it alike. */
const profile = { about: 'ü'.repeat(900) }

let backend: TestBackend

beforeAll(async () => {
  backend = await startOnCopy(inject('template'), startBackend)
  const auth = createSite()
  const browser = createTestBrowser()
  await act(auth, browser, (context) => signUp(context, { email, password, profile }))
  const tokens = await getLinkTokens(backend, email)
  await act(auth, browser, (context) => confirmLink(context, tokens))
})

afterAll(() => backend.close())

function createSite(siteOrigin = 'http://localhost:3000'): Auth {
  return createAuth({ backend, siteOrigin, cookieName: 'sb-127-auth-token', clock: patientClock })
}

/** The vendor's own library over the cookies of a browser, as a site set it up before. */
function vendorClient(
  browser: TestBrowser,
  options: { name?: string; encode?: 'user-and-tokens' | 'tokens-only' } = {},
): SupabaseClient {
  return createServerClient(backend.url, backend.publishableKey, {
    cookieOptions: { name: options.name ?? 'sb-127-auth-token' },
    cookies: {
      encode: options.encode ?? 'user-and-tokens',
      getAll: () => [...browser.cookies].map(([name, value]) => ({ name, value })),
      setAll: (changes) => {
        for (const { name, value, options: attributes } of changes) {
          if (attributes.maxAge === 0) browser.cookies.delete(name)
          else browser.cookies.set(name, value)
        }
      },
    },
  })
}

const visitorOf = (auth: Auth, browser: TestBrowser) => act(auth, browser, (context) => context.visitor())

describe('readSessionCookie', () => {
  it.each(['user-and-tokens', 'tokens-only'] as const)(
    'reads a session that @supabase/ssr wrote, %s',
    async (encode) => {
      const browser = createTestBrowser()
      const vendor = vendorClient(browser, { encode })
      expect((await vendor.auth.signInWithPassword({ email, password })).error).toBeNull()
      expect(browser.cookies.size).toBeGreaterThan(1)
      expect(await visitorOf(createSite(), browser)).toMatchObject({
        state: 'signed-in',
        claims: { email, user_metadata: profile },
      })
    },
  )
})

describe('writeSessionCookie', () => {
  // shows R041
  it('writes a session that @supabase/ssr refreshes and we read', async () => {
    const browser = createTestBrowser()
    const auth = createSite()
    await act(auth, browser, (context) => signInWithPassword(context, { email, password }))
    expect(browser.sessionCookies().length).toBeGreaterThan(1)
    expect((await vendorClient(browser).auth.getUser()).data.user).toMatchObject({ email })

    const before = new Map(browser.cookies)
    expect((await vendorClient(browser).auth.refreshSession()).error).toBeNull()
    expect(browser.cookies).not.toEqual(before)
    expect(await visitorOf(createSite(), browser)).toMatchObject({ state: 'signed-in', claims: { email } })
  })

  // shows R209
  it('lets @supabase/ssr find the https name it is told', async () => {
    const browser = createTestBrowser()
    const auth = createSite('https://house-edge.example')
    await act(auth, browser, (context) => signInWithPassword(context, { email, password }))
    expect((await vendorClient(browser).auth.getSession()).data.session).toBeNull()
    const vendor = vendorClient(browser, { name: '__Host-sb-127-auth-token' })
    expect((await vendor.auth.getUser()).data.user).toMatchObject({ email })
  })
})
