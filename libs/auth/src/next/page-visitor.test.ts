import { describe, expect, it, vi } from 'vitest'
import type { Auth } from '../setup/auth.ts'
import { createTestBrowser, createTestSite, type TestBrowser, testRule } from '../testing/test-site.ts'
import { readVisitor, requireVisitor } from './page-visitor.ts'

const request = vi.hoisted(() => ({ cookies: [] as { name: string; value: string }[] }))

vi.mock('next/headers', () => ({ cookies: async () => ({ getAll: () => request.cookies }) }))
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`)
  },
  notFound: () => {
    throw new Error('not found')
  },
}))

function visitAs(browser: TestBrowser): void {
  request.cookies = [...browser.cookies].map(([name, value]) => ({ name, value }))
}

const site = createTestSite({
  rule: { ...testRule, include: ['/account*', { match: '/desk*', require: { role: 'editor' } }] },
})
const signedIn = (claims?: Record<string, unknown>) =>
  createTestBrowser(site.service.issue({ userId: 'user-1', ...(claims ? { claims } : {}) }), site.clock)

/** Asks and gives back the claims' subject, or what was thrown. */
async function ask(auth: Auth, path: string): Promise<string> {
  try {
    return (await site.clock.run(requireVisitor(auth, path))).sub
  } catch (cause) {
    return (cause as Error).message
  }
}

describe('readVisitor', () => {
  it('reads the cookies of the page', async () => {
    visitAs(signedIn())
    expect(await site.clock.run(readVisitor(site.auth))).toMatchObject({ state: 'signed-in' })
  })
})

describe('requireVisitor', () => {
  it('gives the claims of an allowed visitor', async () => {
    visitAs(signedIn())
    expect(await ask(site.auth, '/account')).toBe('user-1')
  })

  // shows R074
  it('redirects without a session, whatever the proxy asked', async () => {
    visitAs(createTestBrowser())
    expect(await ask(site.auth, '/account')).toBe('redirect /login')
  })

  it('hides the page from a visitor without the role', async () => {
    visitAs(signedIn())
    expect(await ask(site.auth, '/desk')).toBe('not found')
    visitAs(signedIn({ app_metadata: { roles: ['editor'] } }))
    expect(await ask(site.auth, '/desk')).toBe('user-1')
  })

  // shows F72
  it('does not take a page the rule forgot for a public one', async () => {
    visitAs(createTestBrowser())
    expect(await ask(site.auth, '/forgotten')).toBe('redirect /login')
  })

  it('says which rule is missing', async () => {
    const { auth } = createTestSite({ rule: undefined })
    visitAs(createTestBrowser())
    await expect(site.clock.run(requireVisitor(auth, '/account'))).rejects.toMatchObject({
      code: 'auth/session-missing',
      cause: { message: expect.stringMatching(/^\/account needs .* Give createAuth a rule/) as string },
    })
  })

  it('throws rather than redirects when nobody can tell', async () => {
    const broken = createTestSite()
    broken.service.mood = { kind: 'refuses-connections' }
    visitAs(createTestBrowser(broken.service.issue(), broken.clock))
    await expect(broken.clock.run(requireVisitor(broken.auth, '/account'))).rejects.toMatchObject({
      code: 'auth/unavailable',
    })
  })
})
