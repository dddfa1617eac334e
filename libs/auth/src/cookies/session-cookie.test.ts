import { describe, expect, it } from 'vitest'
import { SessionTooLargeError } from '../errors/session-errors.ts'
import type { Session } from '../session/session.ts'
import { createRandom } from '../testing/random.ts'
import { encodeJson } from './cookie-value.ts'
import { type CookieJar, createCookieJar } from './cookie-jar.ts'
import {
  readSessionCookie,
  removeSessionCookie,
  sessionMaxAgeSeconds,
  writeSessionCookie,
} from './session-cookie.ts'

const key = 'sb-127-auth-token'
const secret = 'a secret of the site'

function sessionOf(name: string, size = 700): Session {
  return {
    accessToken: `${name}.${name.repeat(Math.ceil(size / name.length)).slice(0, size)}.signature-of-${name}`,
    refreshToken: `refresh-${name}`,
    expiresAt: 1_800_000_000,
    lifetimeSeconds: 3600,
  }
}

function jarWith(cookies: Iterable<readonly [string, string]>): CookieJar {
  const pairs = [...cookies].map(([name, value]) => ({ name, value }))
  return createCookieJar({ getAll: () => pairs })
}

function cookiesFor(session: Session, before: Iterable<readonly [string, string]> = []): Map<string, string> {
  const jar = jarWith(before)
  writeSessionCookie(jar, key, session, secret)
  const cookies = new Map(before)
  for (const { name, value, maxAgeSeconds } of jar.changes()) {
    if (maxAgeSeconds === 0) cookies.delete(name)
    else cookies.set(name, value)
  }
  return cookies
}

const read = (cookies: Iterable<readonly [string, string]>) =>
  readSessionCookie(jarWith(cookies), key, secret)

describe('writeSessionCookie', () => {
  // shows R205, R206, R207
  it('keeps a short session in one cookie for 400 days', () => {
    const jar = jarWith([])
    writeSessionCookie(jar, key, sessionOf('a'), secret)
    expect(jar.changes()).toEqual([
      { name: key, value: expect.stringMatching(/^base64-[\w-]+$/), maxAgeSeconds: sessionMaxAgeSeconds },
    ])
    expect(sessionMaxAgeSeconds).toBe(34_560_000)
  })

  // shows R208
  it('keeps a long one in chunks of 3180 characters', () => {
    const cookies = cookiesFor(sessionOf('a', 5000))
    expect([...cookies.keys()]).toEqual([`${key}.0`, `${key}.1`, `${key}.2`])
    expect([...cookies.values()].map((value) => value.length).slice(0, 2)).toEqual([3180, 3180])
  })

  // shows R040
  it('holds no user, only tokens and times', () => {
    const value = cookiesFor(sessionOf('a')).get(key) ?? ''
    const body = JSON.parse(Buffer.from(value.slice('base64-'.length), 'base64url').toString()) as object
    expect(Object.keys(body)).toEqual([
      'access_token',
      'refresh_token',
      'expires_at',
      'expires_in',
      'token_type',
      'bind',
      'seal',
    ])
  })

  it('removes chunks that a changed session length leaves behind', () => {
    const long = cookiesFor(sessionOf('long', 5000))
    const short = cookiesFor(sessionOf('short'), long)
    expect([...short.keys()]).toEqual([key])
    expect([...cookiesFor(sessionOf('long', 5000), short).keys()]).toEqual([
      `${key}.0`,
      `${key}.1`,
      `${key}.2`,
    ])
  })

  // shows F41
  it('removes what is left of broken chunks', () => {
    const cookies = cookiesFor(sessionOf('a'), [
      [`${key}.7`, 'x'],
      [`${key}.x`, 'not ours'],
      ['other', 'o'],
    ])
    expect([...cookies.keys()].toSorted()).toEqual(['other', key, `${key}.x`])
  })

  // shows F42
  it('refuses a session that would lock the visitor out', () => {
    const write = () => writeSessionCookie(jarWith([]), key, sessionOf('a', 7000), secret)
    expect(write).toThrow(SessionTooLargeError)
  })

  it('stores what has 8,192 characters, and nothing longer', () => {
    const sizes = Array.from({ length: 12 }, (_, more) => {
      for (let size = 5_600 + more; ; size += 12) {
        try {
          const chunks = [...cookiesFor(sessionOf('a', size)).values()]
          if (chunks.join('').length > 8_192) return 'too long'
        } catch (error) {
          return (error as SessionTooLargeError).message.includes('8193') ? 'refused at 8193' : 'refused'
        }
      }
    })
    expect(sizes).not.toContain('too long')
    expect(sizes).toContain('refused at 8193')
  })
})

describe('readSessionCookie', () => {
  // shows R037, R038, R039
  it.each([100, 2000, 3000, 5000])('reads back a token of %i characters', (size) => {
    const session = sessionOf('a', size)
    expect(read(cookiesFor(session))).toEqual({ kind: 'session', session, isVouched: true })
  })

  it('opens what this site has sealed once, and anything else each time', () => {
    const cookies = cookiesFor(sessionOf('once'))
    expect(read(cookies)).toBe(read(cookies))
    const withoutSecret = () => readSessionCookie(jarWith(cookies), key, undefined)
    expect(withoutSecret()).toMatchObject({ kind: 'session', isVouched: false })
    expect(withoutSecret()).not.toBe(withoutSecret())
  })

  it('reads the vendor library’s cookie without vouching for it', () => {
    const body = {
      access_token: 'a.b.c',
      refresh_token: 'r',
      expires_at: 1,
      expires_in: 60,
      user: { id: 'u' },
    }
    expect(read([[key, `base64-${encodeJson(body)}`]])).toEqual({
      kind: 'session',
      session: { accessToken: 'a.b.c', refreshToken: 'r', expiresAt: 1, lifetimeSeconds: 60 },
      isVouched: false,
    })
  })

  // shows R039
  it('takes an hour for a session without a lifetime', () => {
    const body = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 1 }
    expect(read([[key, `base64-${encodeJson(body)}`]])).toMatchObject({ session: { lifetimeSeconds: 3600 } })
  })

  it('vouches for a cookie of the secret of before, while it is changed', () => {
    const jar = jarWith(cookiesFor(sessionOf('a')))
    expect(readSessionCookie(jar, key, 'another', secret)).toMatchObject({ isVouched: true })
    expect(readSessionCookie(jar, key, 'another', 'a third')).toMatchObject({ isVouched: false })
  })

  it('vouches for no cookie of another or no secret', () => {
    const jar = jarWith(cookiesFor(sessionOf('a')))
    expect(readSessionCookie(jar, key, 'another')).toMatchObject({ kind: 'session', isVouched: false })
    expect(readSessionCookie(jar, key, undefined)).toMatchObject({ kind: 'session', isVouched: false })
  })

  // shows R037, R038, R039
  it.each([
    { access_token: '', refresh_token: 'r', expires_at: 1 },
    { access_token: 'a.b.c', refresh_token: '', expires_at: 1 },
    { access_token: 'a.b.c', refresh_token: 'r', expires_at: 0 },
    { access_token: 'a.b.c', refresh_token: 'r' },
    { access_token: 'a.b.c', expires_at: 1 },
    { refresh_token: 'r', expires_at: 1 },
  ])('takes %j for no session: something is missing', (body) => {
    expect(read([[key, `base64-${encodeJson(body)}`]])).toEqual({ kind: 'unreadable' })
  })

  it('finds nothing where nothing is', () => {
    expect(read([['other', 'x']])).toEqual({ kind: 'none' })
  })

  // shows F41
  it('reads cookies of the vendor library up to 16384 characters', () => {
    const body = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 1 }
    const value = (name: string) => `base64-${encodeJson({ ...body, user: { name } })}`
    expect(read([[key, value('n'.repeat(12_000))]])).toMatchObject({ kind: 'session' })
    expect(read([[key, value('n'.repeat(12_300))]])).toEqual({ kind: 'unreadable' })
  })

  it.each([
    'null',
    '[]',
    '"text"',
    '1',
    '{}',
    '{"access_token":1}',
    `${'['.repeat(2000)}${']'.repeat(2000)}`,
  ])('cannot read %s as a session', (json) => {
    expect(read([[key, `base64-${encodeJson(JSON.parse(json))}`]])).toEqual({ kind: 'unreadable' })
  })

  it.each([
    '',
    'base64-',
    'base64-!!!',
    'base64-%7B',
    '{"access_token":"a"}',
    'base64-__proto__',
    'base64-w6k\u0000',
  ])('cannot read %j as a session', (value) => {
    expect(read([[key, value]])).toEqual({ kind: 'unreadable' })
  })

  it('ignores a stale chunk behind the last one', () => {
    const session = sessionOf('a', 4000)
    const cookies = cookiesFor(session)
    cookies.set(`${key}.2`, 'left over')
    expect(read(cookies)).toEqual({ kind: 'session', session, isVouched: true })
  })

  // shows F41
  it('reads no session from a cookie that was sent twice', () => {
    const [first, second] = [cookiesFor(sessionOf('a')), cookiesFor(sessionOf('b'))]
    expect(read([...first, ...second])).toEqual({ kind: 'unreadable' })
  })

  // shows F41
  it('never mixes two sessions in 10,000 damaged cookies', () => {
    const random = createRandom(41)
    const pool = Array.from({ length: 40 }, (_, index) => {
      const session = sessionOf(index % 2 ? 'alice' : 'bob', 200 + index * 120)
      return { text: JSON.stringify(session), cookies: [...cookiesFor(session)] }
    })
    const pick = () => pool[random(pool.length)] ?? { text: '', cookies: [] }
    const seen = { whole: 0, none: 0 }
    for (let round = 0; round < 10_000; round += 1) {
      const [left, right] = [pick(), pick()]
      const found = read(damage(left.cookies, right.cookies, random))
      if (found.kind !== 'session') {
        seen.none += 1
        continue
      }
      seen.whole += 1
      expect([left.text, right.text]).toContain(JSON.stringify(found.session))
    }
    expect(seen.none).toBeGreaterThan(3000)
    expect(seen.whole).toBeGreaterThan(300)
  })
})

describe('removeSessionCookie', () => {
  it('removes every chunk, stale ones included', () => {
    const jar = jarWith([...cookiesFor(sessionOf('a', 4000)), [`${key}.9`, 'x'], ['other', 'o']])
    removeSessionCookie(jar, key)
    expect(jar.names()).toEqual(['other'])
  })
})

type Cookies = [string, string][]

/** Does to cookies what browsers, proxies and attackers do to them. */
function damage(mine: Cookies, theirs: Cookies, random: (limit: number) => number): Cookies {
  const cookies: Cookies = mine.map(([name, value]) => [name, value])
  const index = random(cookies.length)
  const [name = key, value = ''] = cookies[index] ?? []
  const place = random(value.length + 1)
  const other = theirs[random(theirs.length)] ?? [key, '']
  switch (random(10)) {
    case 0:
      return cookies.filter((_, position) => position !== index)
    case 1:
      return [...cookies, [`${key}.${cookies.length + random(3)}`, other[1]]]
    case 2:
      cookies[index] = [name, other[1]]
      return cookies
    case 3:
      cookies[index] = [name, value.slice(0, place)]
      return cookies
    case 4:
      cookies[index] = [name, `${value.slice(0, place)}${'!%é\u0000 "'[random(6)]}${value.slice(place)}`]
      return cookies
    case 5:
      return [...cookies, other]
    case 6:
      return cookies.map(([, chunk], position) => [`${key}.${cookies.length - 1 - position}`, chunk])
    case 7:
      return [...cookies.slice(0, index + 1), ...theirs.slice(index + 1)]
    case 8:
      cookies[index] = [name, flip(value, place)]
      return cookies
    default:
      return [...theirs.slice(0, 1 + random(2)), ...cookies.slice(1)]
  }
}

function flip(value: string, place: number): string {
  const replacement = value[place] === 'A' ? 'B' : 'A'
  return value.slice(0, place) + replacement + value.slice(place + 1)
}
