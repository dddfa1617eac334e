import { describe, expect, it } from 'vitest'
import { isPreviewOver, PreviewExpiredError } from './preview-expired-error.ts'
import { RefExpiredError } from './ref-expired-error.ts'
import { RefNotFoundError } from './ref-not-found-error.ts'

describe('isPreviewOver', () => {
  it.each([
    new PreviewExpiredError('The preview has ended.'),
    new RefNotFoundError('Ref not found', { isPreview: true }),
    new RefExpiredError('Ref expired', { isPreview: true }),
  ])('takes $name of a preview for its end', (error) => {
    expect(isPreviewOver(error)).toBe(true)
  })

  it.each([
    new RefNotFoundError('Ref not found'),
    new RefExpiredError('Ref expired', { masterRef: 'new' }),
    new TypeError('fetch failed'),
    { isPreview: true },
    undefined,
  ])('takes no other failure for the end of a preview: %o', (error) => {
    expect(isPreviewOver(error)).toBe(false)
  })
})
