import { describe, expect, it } from 'vitest'
import { createCookieJar } from './cookie-jar.ts'
import { countBounces, findReturnPath, rememberReturnPath } from './return-to-cookie.ts'

const tenMinutes = 600_000

function browser() {
  const jar = createCookieJar({ getAll: () => [] })
  return {
    jar,
    visit: (path: string, nowMs: number, isBounce = true) =>
      rememberReturnPath(jar, 'to', { path, nowMs, isBounce }),
    bounces: (path: string, nowMs: number) => countBounces(jar, 'to', path, nowMs),
  }
}

describe('rememberReturnPath', () => {
  it('remembers the latest path, for eight hours', () => {
    const { jar, visit } = browser()
    visit('/a', 0)
    visit('/b', 1)
    expect(findReturnPath(jar, 'to')).toBe('/b')
    expect(jar.changes()[0]?.maxAgeSeconds).toBe(28_800)
  })
})

describe('findReturnPath', () => {
  it.each(['', 'no cookie of ours', 'e30'])('finds no path in %j', (value) => {
    const jar = createCookieJar({ getAll: () => [{ name: 'to', value }] })
    expect(findReturnPath(jar, 'to')).toBeUndefined()
  })
})

describe('countBounces', () => {
  it('counts redirects for one path within ten minutes', () => {
    const { visit, bounces } = browser()
    visit('/a', 0)
    visit('/a', 1_000)
    expect(bounces('/a', tenMinutes - 1)).toBe(2)
    expect(bounces('/a', tenMinutes)).toBe(0)
  })

  it('counts each path anew', () => {
    const { visit, bounces } = browser()
    visit('/a', 0)
    visit('/b', 1)
    expect(bounces('/b', 2)).toBe(1)
    expect(bounces('/a', 2)).toBe(0)
  })

  it('begins anew ten minutes after the first', () => {
    const { visit, bounces } = browser()
    visit('/a', 0)
    visit('/a', tenMinutes)
    expect(bounces('/a', tenMinutes + 1)).toBe(1)
  })

  it('does not count a wish of the visitor', () => {
    const { visit, bounces } = browser()
    visit('/a', 0, false)
    expect(bounces('/a', 1)).toBe(0)
  })
})
