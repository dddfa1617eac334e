import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:4300').stubEnv('BACKEND_PUBLISHABLE_KEY', 'key')
})
afterEach(() => vi.unstubAllEnvs())

async function ruleWith(environment: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  return import('./sign-in-rule.ts')
}

describe('needsSignIn', () => {
  it.each([
    ['/account/profile', true],
    ['/de/konto', true],
    ['/de/konto/profil', true],
    ['/de/konto/erfahrungen/kupferlaterne', true],
    ['/ar/account/data', true],
    ['/de/anmelden', false],
    ['/de/bestaetigen', false],
    ['/de/casino-tests', false],
    ['/ar', false],
  ])('asks of %s what the original is asked: %s', async (path, asked) => {
    expect((await ruleWith()).needsSignIn(path)).toBe(asked)
  })

  it('covers everything in every language, and leaves out what the original leaves out', async () => {
    const { needsSignIn } = await ruleWith({
      AUTH_INCLUDE: '/*',
      AUTH_EXCLUDE: '/casino-reviews,/casino-reviews/*',
    })
    const asked = ['/casino-reviews', '/de/casino-tests', '/de/casino-tests/x', '/de/anmelden', '/login']
    expect(asked.map(needsSignIn)).toEqual([false, false, false, false, false])
    expect(['/casino-blog', '/de/casino-magazin', '/ar/casino-blog/x'].map(needsSignIn)).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('signInRule', () => {
  it('leads to the sign-in of its language', async () => {
    const { signInRule } = await ruleWith()
    expect(signInRule('de-at')).toMatchObject({
      signIn: '/de/anmelden',
      callback: '/de/bestaetigen',
      secondFactor: '/de/anmelden/zweiter-schritt',
    })
    expect(signInRule('ar-ae')?.signIn).toBe('/ar/login')
  })

  it('is off in every language', async () => {
    expect((await ruleWith({ AUTH_RULE: 'off' })).signInRule('de-at')).toBeUndefined()
  })
})
