import { describe, expect, it } from 'vitest'
import { wordsOfAddress } from './words-of-address.ts'

describe('wordsOfAddress', () => {
  it.each([
    ['https://site.example/casino-blog/what-a-bonus-cost?x=1', 'what a bonus cost'],
    ['https://site.example/blog/2019/house_edge.html', 'house edge'],
    ['https://site.example/caf%C3%A9-royal/', 'café royal'],
    ['https://site.example/a%zz', 'a zz'],
    ['https://site.example/%3Cscript%3E', 'script'],
    [`https://site.example/${'x'.repeat(200)}`, 'x'.repeat(100)],
    ['https://elsewhere.example/', ''],
    ['nonsense', ''],
    [null, ''],
  ])('of %s', (address, words) => {
    expect(wordsOfAddress(address)).toBe(words)
  })
})
