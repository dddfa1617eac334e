import { sessionCookiePattern } from '@house-edge/auth'
import { describe, expect, it, vi } from 'vitest'
import { hintsAtSession, watchHint } from './session-hint.ts'

describe('hintsAtSession', () => {
  it.each([
    ['', false],
    ['sb-localhost-auth-token-hint=1800000000.aB:SIGNED_IN', true],
    ['a=b; __Host-sb-abc-auth-token-hint=1800000000.; c=d', true],
    ['sb-localhost-auth-token-hint=0.aB:SIGNED_OUT', false],
    ['xsb-localhost-auth-token-hint=1800000000.', false],
    ['other=sb-localhost-auth-token-hint', false],
  ])('reads %j as %j', (cookies, expected) => {
    expect(hintsAtSession(cookies)).toBe(expected)
  })
})

it.each(['sb-localhost-auth-token', '__Host-sb-a.b-auth-token', 'sb-localhost-session', 'auth-token'])(
  'knows %s as the name of a session where the auth library does',
  (name) => {
    const isName = new RegExp(`^${sessionCookiePattern}$`).test(name)
    expect(hintsAtSession(`${name}-hint=1800000000.`)).toBe(isName)
  },
)

describe('watchHint', () => {
  const createPage = () => {
    const cookieStore = new EventTarget()
    return { page: Object.assign(new EventTarget(), { cookieStore }), cookieStore }
  }

  it.each([
    ['another tab signs in or out', 'cookieStore', 'change'],
    ['the window is taken up again', 'page', 'focus'],
    ['the page is brought back', 'page', 'pageshow'],
    ['the tab is shown again', 'page', 'visibilitychange'],
  ] as const)('looks when %s', (_, target, event) => {
    const targets = createPage()
    const look = vi.fn<() => void>()
    watchHint(targets.page, look)
    targets[target].dispatchEvent(new Event(event))
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('does without cookies that tell of themselves', () => {
    const page = new EventTarget()
    const look = vi.fn<() => void>()
    watchHint(page, look)
    page.dispatchEvent(new Event('focus'))
    expect(look).toHaveBeenCalledTimes(1)
  })
})
