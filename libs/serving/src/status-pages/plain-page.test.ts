import { describe, expect, it } from 'vitest'
import { plainPage } from './plain-page.ts'

describe('plainPage', () => {
  it.each([
    [404, 'Not Found', 'There is nothing at this address.'],
    [503, 'Service Unavailable', 'Please try again in a minute.'],
  ])('says what %i means, and leads to the front page', (status, title, words) => {
    const html = plainPage(status, 'c0ffee')
    expect(html).toContain(`<h1>${title}</h1><p>${words}</p><p>`)
    expect(html).toContain('<a href="/">')
  })

  it('bears a status without words, and one that is none', () => {
    expect(plainPage(418, 'c0ffee')).toContain('Teapot</h1><p><a')
    expect(plainPage(599, 'c0ffee')).toContain('<h1>Error</h1>')
  })

  it('names a failure as the log does, and nothing else', () => {
    expect(plainPage(500, 'c0ffee')).toContain('<p>Reference <code>c0ffee</code></p>')
    expect(plainPage(404, 'c0ffee')).not.toContain('c0ffee')
  })

  it('is found by no search engine', () => {
    expect(plainPage(404, 'c0ffee')).toContain('<meta name="robots" content="noindex">')
  })
})
