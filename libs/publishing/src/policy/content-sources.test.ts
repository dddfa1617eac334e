import { describe, expect, it } from 'vitest'
import { contentSources } from './content-sources.ts'

describe('contentSources', () => {
  it.each([
    [
      'of the vendor',
      undefined,
      ['https://images.prismic.io'],
      ['https://prismic.io', 'https://*.prismic.io'],
    ],
    [
      'on this machine, under both its names',
      'http://localhost:4400/api/v2',
      ['http://localhost:4400'],
      ['http://localhost:4400', 'http://127.0.0.1:4400'],
    ],
    ['elsewhere', 'https://content.example/api/v2', ['https://content.example'], ['https://content.example']],
  ])('names pictures and editors of a service %s', (_where, endpoint, pictures, editors) => {
    expect(contentSources({ endpoint }).directives).toEqual({
      'img-src': pictures,
      'frame-ancestors': editors,
    })
  })

  it('knows no pictures of an endpoint that is none', () => {
    expect(contentSources({ endpoint: 'nonsense' }).imageOrigins).toEqual([])
  })

  it('lets the toolbar of a hosted repository into drafts', () => {
    const { draftDirectives } = contentSources({ repository: 'my-repo' })
    expect(draftDirectives['script-src']).toEqual([
      'https://static.cdn.prismic.io',
      'https://my-repo.prismic.io',
    ])
    expect(
      contentSources({ repository: 'my-repo', endpoint: 'http://localhost:4400' }).draftDirectives,
    ).toEqual({})
  })
})
