import { describe, expect, it } from 'vitest'
import { type CookieChange, createCookieJar, serializeCookie } from './cookie-jar.ts'
import { cookieNames } from './cookie-names.ts'
import { findDevice, forgetDevice, rememberDevice } from './device-cookie.ts'

const key = 'device'
const ada = { sub: 'b7c0f1de-0000-4000-8000-000000000001', email: 'ada@example.com', phone: '4915112345' }
const dayMs = 24 * 60 * 60 * 1000

/** A browser that goes on with what its last answer set. */
function createBrowser(first: string | undefined = 'secret') {
  let secret = first
  let previousSecret: string | undefined
  let value: string | undefined
  let nowMs = Date.UTC(2026, 10, 22)
  const open = () => {
    const jar = createCookieJar({ getAll: () => (value === undefined ? [] : [{ name: key, value }]) })
    return { jar, key, secret, previousSecret, nowMs }
  }
  const change = (act: (cookie: ReturnType<typeof open>) => void): CookieChange | undefined => {
    const cookie = open()
    act(cookie)
    const [set] = cookie.jar.changes()
    if (set) value = set.maxAgeSeconds === 0 ? undefined : set.value
    return set
  }
  return {
    remember: (account: { sub: string; email?: string } = ada) =>
      change((cookie) => rememberDevice(cookie, account)),
    forget: (sub: string) => change((cookie) => forgetDevice(cookie, sub)),
    find: (name: string) => findDevice(open(), name),
    rotate: (next: string, previous?: string) => {
      secret = next
      previousSecret = previous
    },
    pass: (ms: number) => (nowMs += ms),
    give: (given: string) => (value = given),
    value: () => value ?? '',
  }
}

describe('rememberDevice', () => {
  it('makes a browser known to each name of its account', () => {
    const browser = createBrowser()
    browser.remember()
    const names = [ada.sub, ada.email, 'ADA@example.com', '+4915112345'].map(browser.find)
    expect(new Set(names).size).toBe(1)
    expect(names[0]).toMatch(/^[\w-]{16}$/)
    expect(['ben@example.com', '', 'undefined'].map(browser.find)).toEqual([undefined, undefined, undefined])
  })

  it('keeps three accounts, renamed at each sign-in', () => {
    const browser = createBrowser()
    const people = ['one', 'two', 'three', 'four'].map((sub) => ({ sub, email: `${sub}@example.com` }))
    for (const person of people) browser.remember(person)
    expect(people.map(({ email }) => browser.find(email) !== undefined)).toEqual([false, true, true, true])
    const before = browser.find('two')
    browser.remember(people[1])
    expect(browser.find('two')).not.toBe(before)
    expect(browser.find('three')).toMatch(/^[\w-]{16}$/)
    expect(browser.value().length).toBeLessThan(700)
  })

  it('reveals no account and goes to sign-in forms alone', () => {
    const browser = createBrowser()
    const set = browser.remember()
    expect(Buffer.from(browser.value(), 'base64url').toString()).not.toMatch(/ada|example|49151|b7c0/)
    expect(serializeCookie(set!, { isHttps: true })).toMatch(
      /^device=[\w-]+; Max-Age=15552000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Lax$/i,
    )
    // A name with `__Host-` would have to go to every path.
    expect(cookieNames({ base: 'b', isHttps: true }).device).toBe('__Secure-b-device')
  })

  it('makes nothing known without a secret', () => {
    const browser = createBrowser('')
    const without = createCookieJar({ getAll: () => [] })
    rememberDevice({ jar: without, key, secret: undefined, nowMs: 0 }, ada)
    expect(without.changes()).toEqual([])
    browser.remember()
    const jar = createCookieJar({ getAll: () => [{ name: key, value: browser.value() }] })
    expect(
      findDevice({ jar, key, secret: undefined, nowMs: Date.UTC(2026, 10, 22) }, ada.email),
    ).toBeUndefined()
  })
})

describe('findDevice', () => {
  it('knows a browser for half a year', () => {
    const browser = createBrowser()
    browser.remember()
    browser.pass(180 * dayMs - 1)
    expect(browser.find(ada.email)).toMatch(/^[\w-]{16}$/)
    browser.pass(1)
    expect(browser.find(ada.email)).toBeUndefined()
  })

  it('knows a browser by the secret of before, while it is changed', () => {
    const browser = createBrowser('old')
    browser.remember()
    browser.rotate('new', 'old')
    expect(browser.find(ada.email)).toBeDefined()
    browser.remember()
    browser.rotate('new')
    expect(browser.find(ada.email)).toBeDefined()
  })

  it('refuses foreign marks and marks with another time or name', () => {
    const [browser, foreign] = [createBrowser(), createBrowser('another secret')]
    browser.remember()
    foreign.remember()
    const genuine = browser.value()
    browser.give(foreign.value())
    expect(browser.find(ada.email)).toBeUndefined()
    const [device] = JSON.parse(Buffer.from(genuine, 'base64url').toString()) as { id: string; at: number }[]
    for (const changed of [
      { ...device, at: (device?.at ?? 0) + 1 },
      { ...device, id: 'A'.repeat(16) },
      { ...device, marks: [''] },
    ]) {
      browser.give(Buffer.from(JSON.stringify([changed])).toString('base64url'))
      expect(browser.find(ada.email)).toBeUndefined()
    }
    for (const value of ['', '{}', 'bnVsbA', 'W10', 'x'.repeat(100_000)]) {
      browser.give(value)
      expect(browser.find(ada.email)).toBeUndefined()
    }
  })
})

describe('forgetDevice', () => {
  it('forgets one account, and removes the cookie with the last', () => {
    const browser = createBrowser()
    browser.remember()
    browser.remember({ sub: 'ben', email: 'ben@example.com' })
    expect(browser.forget('nobody')).toBeUndefined()
    browser.forget(ada.sub)
    expect([browser.find(ada.email), browser.find('ben') !== undefined]).toEqual([undefined, true])
    expect(browser.forget('ben')).toMatchObject({ value: '', maxAgeSeconds: 0, path: '/api/auth' })
  })
})
