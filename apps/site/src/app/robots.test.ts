import { describe, expect, it } from 'vitest'
import robots from './robots.ts'

const { rules } = robots() as { rules: { disallow: string[] } }

/** Whether a crawler stays away from an address. RFC 9309 §2.2.2, §2.2.3. */
function isClosed(address: string): boolean {
  return rules.disallow.some((rule) =>
    rule.endsWith('$') ? address === rule.slice(0, -1) : address.startsWith(rule),
  )
}

describe('robots', () => {
  // shows P01
  it.each([
    '/login',
    '/login?code=auth/signed-out',
    '/login/code',
    '/sign-up',
    '/forgotten-password',
    '/confirm?token_hash=a',
    '/account',
    '/account/data',
    '/slice-simulator',
    '/search?q=lantern',
    '/compare?with=a,b',
    '/casino-reviews/find?score=8',
    '/api/preview',
  ])('keep crawlers from %s', (address) => {
    expect(isClosed(address)).toBe(true)
  })

  // shows P01
  it.each([
    '/',
    '/about',
    '/casino-reviews',
    '/casino-blog/the-size-of-a-stake',
    '/login-safely',
    '/casino-reviews/page/2',
    '/casino-reviews/finders-keepers',
    '/accounts',
  ])('let crawlers read %s', (address) => {
    expect(isClosed(address)).toBe(false)
  })
})
