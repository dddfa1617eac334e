import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

describe('chooseEncoding', () => {
  it.each([
    ['a browser', 'gzip, deflate, br, zstd', 'br'],
    ['an older one', 'gzip, deflate', 'gzip'],
    ['a client that says nothing', undefined, 'identity'],
    ['one that says nothing in particular', '', 'identity'],
    ['one that takes anything', '*', 'br'],
    ['one that prefers another', 'br;q=0.5, gzip;q=0.8', 'gzip'],
    ['one that refuses the best', 'br;q=0, gzip', 'gzip'],
    ['one that refuses all but one', 'gzip;q=0.2, *;q=0', 'gzip'],
    ['one that prefers the plain form', 'identity, br;q=0.5', 'identity'],
    ['one that refuses everything', 'identity;q=0, *;q=0', 'identity'],
    ['one that refuses the plain form only', 'identity;q=0, gzip', 'gzip'],
    ['one in capitals, with spaces', ' GZIP ; Q=0.9 , BR ; q=0.1', 'gzip'],
    ['one with the older name', 'x-gzip', 'gzip'],
    ['one whose weight cannot be read', 'br;q=lots', 'br'],
    ['one that only knows what we have not', 'zstd, deflate', 'identity'],
  ])('gives %s what it takes', (_who, header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
    expect(chooseEncoding(header)).toBe(encoding)
  })

  it('remembers no header without end', () => {
    for (let number = 0; number < 1_000; number++) chooseEncoding(`gzip, x-${number}`)
    expect(chooseEncoding('br')).toBe('br')
  })
})
