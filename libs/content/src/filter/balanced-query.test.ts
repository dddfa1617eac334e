import { describe, expect, it } from 'vitest'
import { assertBalancedQuery } from './balanced-query.ts'

describe('assertBalancedQuery', () => {
  it.each([
    '[[at(document.type, "article")]]',
    String.raw`[[fulltext(document, "a \"quoted\" word")]]`,
    '[[any(document.tags, ["a", "b"])]]',
    '',
  ])('takes %s', (query) => {
    expect(() => assertBalancedQuery(query)).not.toThrow()
  })

  it.each([
    ['a text that never ends', '[[at(document.type, "article)]]'],
    ['a backslash outside of a text', String.raw`[[at(document.type, \"article")]]`],
    ['an escape of another sign', String.raw`[[at(document.type, "a\n")]]`],
    ['a backslash that ends the query', '"a\\'],
    ['an escaped closing quote', String.raw`[[at(my.a.uid, "x\")]]`],
  ])('refuses %s', (_what, query) => {
    expect(() => assertBalancedQuery(query)).toThrow(
      expect.objectContaining({ code: 'content/unsafe-value' }) as Error,
    )
  })
})
