import { describe, expect, it } from 'vitest'
import { createPagePolicies } from './page-policies.ts'

const extra = { 'connect-src': ['wss://channels.example'], 'frame-src': ['https://player.example'] }

/** The sources of a directive in a policy. */
function sourcesIn(policy: string, name: string): string[] | undefined {
  const directive = policy.split('; ').find((each) => each.startsWith(`${name} `))
  return directive?.split(' ').slice(1)
}

describe('createPagePolicies', () => {
  it('joins the sources of the site and of a page', () => {
    const { policy } = createPagePolicies({
      directives: [{ 'connect-src': ['https://api.example'] }, extra],
    })
    expect(
      sourcesIn(policy({ page: 'open' }, { 'connect-src': ['https://more.example'] }), 'connect-src'),
    ).toEqual(["'self'", 'https://api.example', 'wss://channels.example', 'https://more.example'])
  })

  it('allows written style sheets on finished pages alone', () => {
    const { policy } = createPagePolicies()
    const finished = policy({ page: 'finished', styleDigests: ["'sha256-abc='"] })
    expect(sourcesIn(finished, 'style-src')).toEqual(["'self'", "'sha256-abc='"])
    expect(sourcesIn(finished, 'script-src')).toEqual(["'self'"])
    expect(sourcesIn(policy({ page: 'open' }), 'style-src')).toEqual(["'self'"])
  })

  it('lets no site frame a page for one visitor, also a finished one', () => {
    const { policy } = createPagePolicies({ directives: [{ 'frame-ancestors': ['https://desk.example'] }] })
    const written = policy({ page: 'private', styleDigests: ["'sha256-a'"] })
    expect(written).toContain("frame-ancestors 'none'")
    expect(written).toContain("style-src 'self' 'sha256-a'")
    expect(written).toContain("script-src 'self'")
  })

  it('lets a page for one visitor frame and be framed nowhere', () => {
    const policy = createPagePolicies({ directives: [extra] }).policy({ page: 'private', nonce: 'abc' })
    expect(['frame-src', 'frame-ancestors'].map((name) => sourcesIn(policy, name))).toEqual([
      ["'none'"],
      ["'none'"],
    ])
    expect(sourcesIn(policy, 'script-src')).toEqual(["'nonce-abc'", "'strict-dynamic'"])
  })

  it('lets an editor’s tools in on drafts alone', () => {
    const { policy } = createPagePolicies({ draftDirectives: { 'script-src': ['https://tools.example'] } })
    expect(policy({ page: 'draft', nonce: 'abc' })).toContain('https://tools.example')
    expect(policy({ page: 'framed', nonce: 'abc' })).not.toContain('https://tools.example')
  })

  it('says that a site is reached by TLS alone', () => {
    const name = 'strict-transport-security'
    expect(createPagePolicies({ origin: 'https://site.example' }).fileHeaders).toHaveProperty(name)
    expect(createPagePolicies({ origin: 'http://localhost' }).headers).not.toHaveProperty(name)
  })
})
