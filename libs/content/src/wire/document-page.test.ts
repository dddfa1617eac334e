import { describe, expect, it } from 'vitest'
import { parseDocumentPage } from './document-page.ts'

const document = { id: 'a', uid: null, type: 'article', lang: 'en-gb', tags: [], data: {} }
const page = {
  page: 1,
  results_per_page: 20,
  results_size: 1,
  total_results_size: 1,
  total_pages: 1,
  next_page: null,
  prev_page: null,
  results: [document],
}
const faultsOf = (json: unknown): unknown => {
  try {
    parseDocumentPage(json, 'https://x.example')
    return []
  } catch (error) {
    return (error as { paths: unknown }).paths
  }
}

describe('parseDocumentPage', () => {
  it('takes a page as it came', () => {
    expect(parseDocumentPage(page, 'https://x.example')).toBe(page)
  })

  it('takes an empty page', () => {
    expect(faultsOf({ ...page, total_pages: 0, results: [] })).toEqual([])
  })

  it.each([
    ['page', { page: 0 }],
    ['total_pages', { total_pages: -1 }],
    ['next_page', { next_page: 2 }],
    ['results.0.id', { results: [{ ...document, id: '' }] }],
    ['results.0.data', { results: [{ ...document, data: [] }] }],
    ['results.0.tags', { results: [{ ...document, tags: 'odds' }] }],
  ])('names %s where it is wrong', (path, change) => {
    expect(faultsOf({ ...page, ...change })).toEqual([path])
  })
})
