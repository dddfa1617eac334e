import { describe, expect, it } from 'vitest'
import { pageBefore } from './page-before.ts'

describe('pageBefore', () => {
  it.each([
    ['https://site.example/casinos?page=2', '/casinos?page=2'],
    ['https://site.example//evil.example', undefined],
    ['no address', undefined],
    [undefined, undefined],
  ])('finds in the referer %j the page %j', (referer, page) => {
    expect(pageBefore(new Headers(referer === undefined ? {} : { referer }))).toBe(page)
  })
})
