import { describe, expect, it } from 'vitest'
import { forgetMessages, rememberMessages, secondsToWait } from './requested-messages.ts'

const askedAt = Date.UTC(2026, 10, 21)

function cookieAfter(emails: string[], before: string | null = null, atMs = askedAt): string {
  const [line = ''] = rememberMessages(before, emails, atMs, false)
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
    const header = `a=b; ${cookieAfter(['ada@example.com'])}; c=d`
    expect(secondsToWait(header, 'ada@example.com', askedAt + passedMs)).toBe(seconds)
  })

  it('knows an address however it is typed', () => {
    expect(secondsToWait(cookieAfter(['ada@example.com']), ' Ada@Example.com ', askedAt)).toBe(60)
  })

  it('makes nobody wait for a message to another address', () => {
    expect(secondsToWait(cookieAfter(['ada@example.com']), 'bob@example.com', askedAt)).toBe(0)
  })

  // shows P31
  it('knows each of several addresses by its own time', () => {
    const first = cookieAfter(['ada@example.com'])
    const header = cookieAfter(['bob@example.com', 'cy@example.com'], first, askedAt + 20_000)
    const waits = ['ada', 'bob', 'cy'].map((name) =>
      secondsToWait(header, `${name}@example.com`, askedAt + 30_000),
    )
    expect(waits).toEqual([30, 50, 50])
  })

  it.each([null, '', 'he-asked=', 'he-asked=nonsense', `he-asked=${btoa('{"email":1}')}`])(
    'takes the cookie header %j for nothing asked',
    (header) => {
      expect(secondsToWait(header, 'ada@example.com', askedAt)).toBe(0)
    },
  )
})

describe('rememberMessages', () => {
  // shows P32
  it('is hidden, Secure, and lasts 15 minutes', () => {
    expect(rememberMessages(null, ['ada@example.com'], askedAt, true)[0]).toMatch(
      /^he-asked=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=900; Secure$/,
    )
  })

  it('keeps nothing when no address was typed', () => {
    expect(rememberMessages(null, ['', undefined], askedAt, false)).toEqual([])
  })

  // shows P32
  it('keeps no address longer because another was asked for', () => {
    const first = cookieAfter(['ada@example.com'])
    const later = cookieAfter(['bob@example.com'], first, askedAt + 900_000)
    expect(Buffer.from(later.slice('he-asked='.length), 'base64url').toString()).not.toContain('ada')
  })

  it('keeps five addresses at most', () => {
    const emails = Array.from({ length: 9 }, (_, index) => `reader${index}@example.com`)
    const kept = cookieAfter(emails).slice('he-asked='.length)
    expect(JSON.parse(Buffer.from(kept, 'base64url').toString())).toHaveLength(5)
  })
})

describe('forgetMessages', () => {
  it('ends it at once', () => {
    expect(forgetMessages(false)).toContain('Max-Age=0')
  })
})
