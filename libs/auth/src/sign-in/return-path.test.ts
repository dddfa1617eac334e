import { describe, expect, it } from 'vitest'
import { createRandom } from '../testing/random.ts'
import { decideReturnPath } from './return-path.ts'

const fullStop = '\u3002'

describe('decideReturnPath', () => {
  it.each([
    '/casino-blog/x?a=1+2&b=%2F#top',
    '/a//b',
    '/search?q=//x',
    '/',
    '/?page=2',
    '/caf%C3%A9',
    '/price/50%25',
    '/a?next=https://evil.example',
    '/a?b=..%2F..%2F#/..//x',
    '/.well-known/change-password',
    '/a/...',
    '/@evil.example',
    '/evil.example',
  ])('keeps %s exactly', (path) => {
    expect(decideReturnPath(path)).toBe(path)
  })

  it.each([
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '/\\/evil.com',
    '\\/\\/evil.com',
    '\\\\evil.com',
    '/%5Cevil.com',
    '/%5C/evil.com',
    '/%5cevil.com',
    '%2f%2fevil.com',
    '/%2f/evil.com',
    '/%2Fevil.com',
    '%252f%252fevil.com',
    '/%252f%252fevil.com',
    'https:evil.com',
    'https:/evil.com',
    'https:\\\\evil.com',
    'http:///evil.com',
    'https://evil.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java%0ascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.com/1',
    'file:///etc/passwd',
    'about:blank',
    '/\t/evil.com',
    '/\n/evil.com',
    '/\r\n/evil.com',
    '\t//evil.com',
    ' //evil.com',
    '\u00a0//evil.com',
    '\ufeff//evil.com',
    '%20//evil.com',
    '%EF%BB%BF//evil.com',
    'https://site.com@evil.com',
    '//site.com@evil.com',
    'https://site.com%40evil.com',
    'https://site.com.evil.com',
    'https://evilsite.com',
    'https://evil.com?site.com',
    'https://evil.com#site.com',
    'malicious.com?.example.com',
    `//evil${fullStop}com`,
    '//evil%E3%80%82com',
    '//evil\uff0ecom',
    '//\uff45\uff56\uff49\uff4c.com',
    '//evil%00.com',
    '/..//evil.com',
    '/.//evil.com',
    '/a/..//evil.com',
    '/a/../../evil.com',
    '/..%2F..%2Fevil.com',
    '/%2e%2e//evil.com',
    '/%2e/%2e//evil.com',
    '//0x7f000001',
    '//2130706433',
    '//[::1]',
    '//localhost',
    '/%00',
    '/a?b=\u0000',
    '/a?b=\r\nLocation: x',
    '/a#\t',
    '/%0d%0aLocation:%20https://evil.com',
    '/%250d%250aLocation:x',
    '',
    'account',
    '?a=1',
    '#top',
    '.',
    '..',
    `/${'a'.repeat(10_240)}`,
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
