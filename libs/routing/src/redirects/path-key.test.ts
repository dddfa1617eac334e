import { describe, expect, it } from 'vitest'
import { pathKey } from './path-key.ts'

describe('pathKey', () => {
  it.each([
    ['/', '/'],
    ['/old/page', '/old/page'],
    ['/old/', '/old'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/café', '/caf%C3%A9'],
    ['/cafe\u0301', '/caf%C3%A9'],
    ['/%6fld', '/old'],
    ['/a..b', '/a..b'],
  ])('spells %s as %s', (path, key) => {
    expect(pathKey(path)).toBe(key)
  })

  it.each([
    'old',
    'https://x.example/old',
    '//evil.example',
    '/a//b',
    '/a/../b',
    '/a/%2e%2e/b',
    '/a%2Fb',
    '/a%5Cb',
    '/a%00b',
    '/%ff',
    '/%',
  ])('gives no key to %s', (path) => {
    expect(pathKey(path)).toBeUndefined()
  })
})
