import { describe, expect, it } from 'vitest'
import { GET } from './route.ts'

const robots = await GET(new Request('http://localhost/robots.txt')).text()
const disallow = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule)

/** Whether a crawler stays away from an address. RFC 9309 §2.2.2, §2.2.3. */
function isClosed(address: string): boolean {
  return disallow.some((rule) => {
    const [from = '', ...rest] = rule.split('*')
    const [end = from] = rest
    const isThere =
      address.startsWith(from) && (rest.length === 0 || address.length > from.length + end.length - 1)
    if (rest.length === 0) return rule.endsWith('$') ? address === rule.slice(0, -1) : isThere
    return (
      isThere && (end.endsWith('$') ? address.endsWith(end.slice(0, -1)) : address.includes(end, from.length))
    )
  })
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
    '/casino-reviews/copper-lantern/experiences',
    '/casino-reviews/copper-lantern/experiences?after=x',
    '/account/experiences/copper-lantern',
    '/api/preview',
    '/go/copper-lantern',
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
    '/casino-reviews/copper-lantern',
    '/accounts',
  ])('let crawlers read %s', (address) => {
    expect(isClosed(address)).toBe(false)
  })
})
