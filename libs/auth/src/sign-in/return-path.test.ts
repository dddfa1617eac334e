import { describe, expect, it } from 'vitest'
import { createRandom } from '../testing/random.ts'
import { decideReturnPath } from './return-path.ts'

describe('decideReturnPath', () => {
  // What is a path of this site is for `findOwnPath` to say, whose tests have every spelling.
  it.each(['/', '/casino-blog/x?a=1+2&b=%2F#top', '/a?next=https://evil.example'])(
    'keeps %s exactly',
    (path) => {
      expect(decideReturnPath(path)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    String.raw`/\evil.example`,
    '/%2fevil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a?b=\r\nLocation: x',
    '',
    `/${'a'.repeat(2048)}`,
  ])('gives the default for %j', (value) => {
    expect(decideReturnPath(value)).toBe('/')
  })

  it.each([[undefined], [null], [1], [{}], [['/ok', '//evil']], [true], [new URL('https://evil.com')]])(
    'gives the default for %j, no text',
    (value) => {
      expect(decideReturnPath(value)).toBe('/')
    },
  )

  it.each(['/login', '/login/', '/login?next=/login?next=/a', '/%6Cogin', '//login', '/confirm#x', '/api/x'])(
    'never leads to %s when that is ruled out',
    (path) => {
      expect(decideReturnPath(path, { never: ['/login', '/confirm', '/api/*'] })).toBe('/')
    },
  )

  it('uses the fallback it is given', () => {
    expect(decideReturnPath('//evil.com', { fallback: '/account' })).toBe('/account')
  })

  it('encodes what a header cannot carry', () => {
    expect(decideReturnPath('/caf\u00e9?q=\u00e9#\u00e9')).toBe('/caf%C3%A9?q=%C3%A9#%C3%A9')
  })

  // shows R034
  it('leads here for any deceiving characters', () => {
    const parts = [
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '@',
      ':',
      'evil.com',
      '?',
      '#',
      '\t',
      '%09',
      ';',
    ]
    const random = createRandom(20_261_120)
    for (let round = 0; round < 10_000; round += 1) {
      const length = 1 + random(8)
      const value = Array.from({ length }, () => parts[random(parts.length)]).join('')
      const path = decideReturnPath(value)
      const { origin } = new URL(path, 'http://localhost:3000')
      expect({ value, origin }).toEqual({ value, origin: 'http://localhost:3000' })
      expect(path).toMatch(/^\/(?![/\\])/)
    }
  })
})
