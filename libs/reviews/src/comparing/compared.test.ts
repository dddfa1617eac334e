import { describe, expect, it } from 'vitest'
import { hrefOfComparison, readCompared } from './compared.ts'
import { links } from '../testing/site.ts'

describe('readCompared', () => {
  it.each([['a,b'], [['a', 'b']], [['a,b', 'a']], [['a', '', '../x', 'b']]])(
    'reads a and b from %j',
    (asked) => {
      expect(readCompared(asked, links)).toEqual({ uids: ['a', 'b'], isTooMany: false })
    },
  )

  // shows P97, P99
  it('takes four at most and says that there were more', () => {
    expect(readCompared('a,b,c,d,e', links)).toEqual({ uids: ['a', 'b', 'c', 'd'], isTooMany: true })
  })

  // shows P99
  it('reads no further than a thousand characters', () => {
    expect(readCompared(`${'A'.repeat(998)},a,b`, links)).toEqual({ uids: ['a'], isTooMany: false })
    expect(readCompared([...Array.from({ length: 500 }, () => 'A'), 'a'], links).uids).toEqual([])
  })

  it.each([undefined, '', ',,,', 'A'.repeat(100_000)])('reads nothing from %j', (asked) => {
    expect(readCompared(asked, links).uids).toEqual([])
  })
})

describe('hrefOfComparison', () => {
  it('is what people share', () => {
    expect(hrefOfComparison(['a', 'b'], undefined, links)).toBe('/compare?with=a,b')
    expect(hrefOfComparison(['a', 'b'], 'ie', links)).toBe('/compare?with=a,b&country=ie')
    expect(hrefOfComparison([], undefined, links)).toBe('/compare')
    expect(hrefOfComparison([], 'ie', links)).toBe('/compare?country=ie')
  })

  it('says that more were named, and when none is known', () => {
    expect(hrefOfComparison(['a', 'b'], undefined, links, true)).toBe('/compare?with=a,b&more=yes')
    expect(hrefOfComparison([], undefined, links, true)).toBe('/compare')
  })
})
