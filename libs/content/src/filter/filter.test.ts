import { filter as vendorFilter } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { filter } from './filter.ts'

const unsafe = expect.objectContaining({ code: 'content/unsafe-value' }) as Error

describe('filter', () => {
  it('has every filter of the vendor', () => {
    expect(Object.keys(filter)).toEqual(Object.keys(vendorFilter))
  })

  it('writes what the vendor’s filters write', () => {
    expect(filter.at('my.article.uid', 'odds')).toBe(vendorFilter.at('my.article.uid', 'odds'))
    expect(filter.any('document.tags', ['a', 'b'])).toBe(vendorFilter.any('document.tags', ['a', 'b']))
    expect(filter.similar('XyZ', 3)).toBe(vendorFilter.similar('XyZ', 3))
  })

  it('refuses a value that could leave its quotes', () => {
    expect(() => filter.at('my.article.uid', '\\')).toThrow(unsafe)
    expect(() => filter.any('document.tags', ['a', '\\'])).toThrow(unsafe)
  })

  it('refuses a path that is none', () => {
    expect(() => filter.at('my.a.uid, "x")][at(my.a.b', 'odds')).toThrow(unsafe)
  })

  it('checks the id of similar, which has no path', () => {
    expect(() => filter.similar('\\', 3)).toThrow(unsafe)
  })
})
