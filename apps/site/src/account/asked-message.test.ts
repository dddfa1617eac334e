import { describe, expect, it, vi } from 'vitest'
import { forgetMessage, rememberMessage, secondsToWait } from './asked-message.ts'

vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined }) }))

const askedAt = Date.UTC(2026, 10, 21)

function cookieAfter(email: string): string {
  const [line = ''] = rememberMessage(email, askedAt, false)
  return line.split(';')[0] ?? ''
}

describe('secondsToWait', () => {
  it.each([
    [0, 60],
    [1_500, 59],
    [59_999, 1],
    [60_000, 0],
    [3_600_000, 0],
    [-5_000, 0],
  ])('says after %i ms to wait %i s', (passedMs, seconds) => {
    const header = `a=b; ${cookieAfter('ada@example.com')}; c=d`
    expect(secondsToWait(header, 'ada@example.com', askedAt + passedMs)).toBe(seconds)
  })

  it('knows an address however it is typed', () => {
    expect(secondsToWait(cookieAfter('ada@example.com'), ' Ada@Example.com ', askedAt)).toBe(60)
  })

  it('makes nobody wait for a message to another address', () => {
    expect(secondsToWait(cookieAfter('ada@example.com'), 'bob@example.com', askedAt)).toBe(0)
  })

  it.each([null, '', 'he-asked=', 'he-asked=nonsense', `he-asked=${btoa('{"email":1}')}`])(
    'takes the cookie header %j for nothing asked',
    (header) => {
      expect(secondsToWait(header, 'ada@example.com', askedAt)).toBe(0)
    },
  )
})

describe('rememberMessage', () => {
  it('is hidden from scripts, and Secure where the site has https', () => {
    expect(rememberMessage('ada@example.com', askedAt, true)[0]).toMatch(
      /^he-asked=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400; Secure$/,
    )
  })

  it('keeps nothing when no address was typed', () => {
    expect(rememberMessage('', askedAt, false)).toEqual([])
  })
})

describe('forgetMessage', () => {
  it('ends it at once', () => {
    expect(forgetMessage(false)).toContain('Max-Age=0')
  })
})
