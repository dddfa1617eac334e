import { describe, expect, it } from 'vitest'
import { cookiesOf, createCookieJar, serializeCookie } from './cookie-jar.ts'

const jarOf = (cookie: string) =>
  createCookieJar(cookiesOf(new Request('http://localhost:3000', { headers: { cookie } })))

describe('cookiesOf', () => {
  it.each([
    [
      'a=1; b=2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['a=b=c', [['a', 'b=c']]],
    ['a="quoted"', [['a', '"quoted"']]],
    ['a=', [['a', '']]],
    ['nothing; =x; ;', []],
    [
      '__proto__=1; constructor=2',
      [
        ['__proto__', '1'],
        ['constructor', '2'],
      ],
    ],
  ])('reads %s', (header, expected) => {
    const pairs = cookiesOf(new Request('http://x', { headers: { cookie: header } })).getAll()
    expect(pairs.map(({ name, value }) => [name, value])).toEqual(expected)
  })
})

describe('createCookieJar', () => {
  it('shows no value for a cookie with two values', () => {
    const jar = jarOf('a=1; a=2; b=3; b=3')
    expect(jar.get('a')).toBeUndefined()
    expect(jar.get('b')).toBe('3')
    expect(jar.names()).toEqual(['a', 'b'])
  })

  it('shows what it will set', () => {
    const jar = jarOf('a=1')
    jar.set({ name: 'a', value: '2' })
    jar.set({ name: 'b', value: '3' })
    expect(jar.get('a')).toBe('2')
    expect(jar.header()).toBe('a=2; b=3')
    expect(jar.changes()).toHaveLength(2)
  })

  it('passes a name on as often as it was sent, in that order, unless it is set or removed', () => {
    const jar = jarOf('a=own; a=above; b=1; b=2; c=1; c=2')
    jar.set({ name: 'b', value: '3' })
    jar.remove('c')
    expect(jar.header()).toBe('a=own; a=above; b=3')
  })

  it('removes only cookies that the browser has', () => {
    const jar = jarOf('a=1')
    jar.set({ name: 'b', value: '3' })
    jar.remove('a')
    jar.remove('b')
    jar.remove('c')
    expect(jar.changes()).toEqual([{ name: 'a', value: '', maxAgeSeconds: 0 }])
    expect(jar.header()).toBe('')
  })
})

describe('serializeCookie', () => {
  // shows R205, R206
  it('sets HttpOnly, SameSite, and Secure where the site has https', () => {
    const change = { name: '__Host-a', value: 'x', maxAgeSeconds: 60 }
    expect(serializeCookie(change, { isHttps: true })).toBe(
      '__Host-a=x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
    expect(serializeCookie(change, { isHttps: false })).not.toContain('Secure')
  })

  it('lets scripts read what is meant for them', () => {
    const change = { name: 'a', value: 'x', isReadableByScripts: true }
    expect(serializeCookie(change, { isHttps: false })).toBe('a=x; Path=/; SameSite=Lax')
  })
})
