import { describe, expect, it } from 'vitest'
import { payloadUrl } from './payload-url.ts'

const site = {
  origin: 'https://site.example',
  manifest: {
    id: 'b/1',
    timestamp: 1,
    matcher: [{ pattern: '/about', name: 'redirect', redirect: '/new' }],
    prerendered: ['/', '/blog/odds', '/about'],
  },
}

describe('payloadUrl', () => {
  // shows R110
  it('puts the build in the payload’s query', () => {
    expect(payloadUrl('/blog/odds?utm=1#top', site)).toBe('/blog/odds/_payload.json?_b=b%2F1')
    expect(payloadUrl('https://site.example/', site)).toBe('/_payload.json?_b=b%2F1')
  })

  it('asks with the time when the payload must be fresh', () => {
    expect(payloadUrl('/blog/odds', { ...site, freshAtMs: 1_234 })).toBe('/blog/odds/_payload.json?1234')
  })

  it.each([
    '/blog/unknown',
    '/about',
    'https://other.example/blog/odds',
    '//other.example/blog/odds',
    'http://[',
  ])('has none for %s', (href) => {
    expect(payloadUrl(href, site)).toBeUndefined()
  })
})
