import { describe, expect, it } from 'vitest'
import { findSpelling } from './one-spelling.ts'

describe('findSpelling', () => {
  it.each([
    ['/casino-reviews/%74ide-clock', '/casino-reviews/tide-clock'],
    ['/%63asino-reviews?a=%74', '/casino-reviews?a=%74'],
    ['/a%2db%2Ec%5f%7e%44', '/a-b.c_~D'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/odds#top?a', '/odds'],
    ['/a%2574', undefined],
    ['/a%2Fb%3F%25', undefined],
    ['/odds?a=%e2', undefined],
    ['/%zz%4', undefined],
    ['/%2fevil.example%0d', undefined],
  ])('finds for %j: %j', (target, spelled) => {
    expect(findSpelling(target)).toBe(spelled)
  })
})
