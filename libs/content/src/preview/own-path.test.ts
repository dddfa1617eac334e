import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

describe('ownPath', () => {
  it.each(['/', '/casino-blog/odds', '/a?b=c#d', '/%E2%9C%93'])('keeps %s', (path) => {
    expect(ownPath(path, '/home')).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'casino-blog/odds',
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
  ])('does not follow %j', (address) => {
    expect(ownPath(address, '/home')).toBe('/home')
  })

  it('resolves dots before it redirects', () => {
    expect(ownPath('/a/../../b', '/home')).toBe('/b')
  })
})
