import { describe, expect, it } from 'vitest'
import { vendorToolbar } from './vendor-toolbar.ts'

describe('vendorToolbar', () => {
  // shows R159
  it('is that of a hosted repository', () => {
    for (const endpoint of [undefined, 'https://my-repo.cdn.prismic.io/api/v2'])
      expect(vendorToolbar({ repository: 'my-repo', endpoint })).toEqual({
        script: 'https://static.cdn.prismic.io/prismic.js?new=true&repo=my-repo',
        origins: ['https://static.cdn.prismic.io', 'https://my-repo.prismic.io'],
      })
  })

  it('is undefined for an embedded repository and for look-alike hosts', () => {
    for (const endpoint of ['http://localhost:4400/api/v2', 'https://prismic.io.example/api/v2'])
      expect(vendorToolbar({ repository: 'my-repo', endpoint })).toBeUndefined()
  })
})
