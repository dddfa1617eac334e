import { afterEach, describe, expect, it, vi } from 'vitest'

/** The site of an environment, which is read with the first question. */
async function siteWith(env: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return (await import('./site.ts')).site
}

const content = {
  CONTENT_REPOSITORY: 'house-edge',
  BACKEND_URL: 'http://localhost:1',
  BACKEND_PUBLISHABLE_KEY: 'k',
}

afterEach(() => vi.unstubAllEnvs())

describe('site', () => {
  it.each([
    [{ SITE_ORIGIN: 'https://a.example' }, { origin: 'https://a.example' }],
    [{ PORT: '4000' }, { port: 4000 }],
    [{ SITE_COMPRESSION: 'strong' }, { compressesStrongly: true }],
    [{ SITE_LAST_GOOD_AFTER_SECONDS: '7' }, { lastGoodAfterMs: 7_000 }],
    [{ SITE_QUESTIONS_PER_MINUTE: '60' }, { questionsPerMinute: 60 }],
    [{ SITE_SHARED_URL: 'redis://localhost:6379' }, { sharedUrl: 'redis://localhost:6379' }],
    [{ SITE_TRUSTED_HOPS: '2' }, { trustedHops: 2 }],
    [
      { SITE_EDGE_URL: 'https://edge.example', SITE_EDGE_SECRET: 'a-secret-of-an-edge-in-front' },
      { edge: { url: 'https://edge.example', secret: 'a-secret-of-an-edge-in-front' } },
    ],
    [{ CONTENT_RELEASE_LABEL: 'Spring' }, { content: { mode: { releaseLabel: 'Spring' } } }],
    [{}, { edge: undefined, content: { repository: 'house-edge', mode: undefined } }],
  ])('takes from %j what the site is to be', async (env, settings) => {
    expect((await siteWith({ ...content, ...env })).settings()).toMatchObject(settings)
  })

  it.each(['/', '/de', '/ar'])('hears what the auth service says on the front page %s', async (path) => {
    const { readsQuery } = await siteWith(content)
    expect(readsQuery?.(path, new URLSearchParams('error_code=otp_expired'))).toBe(true)
    expect(readsQuery?.(path, new URLSearchParams('a=b'))).toBe(false)
    expect(readsQuery?.(`${path}/news`, new URLSearchParams('error_code=otp_expired'))).toBe(false)
  })

  it('finishes no page that the sign-in rule covers', async () => {
    const { needsSignIn } = await siteWith({ ...content, AUTH_INCLUDE: '/about' })
    expect(['/about', '/casino-reviews'].map((path) => needsSignIn(path))).toEqual([true, false])
  })
})
