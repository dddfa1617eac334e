import { describe, expect, it } from 'vitest'
import { isPreviewToken } from './is-preview-token.ts'

describe('isPreviewToken', () => {
  it.each([
    'https://x.prismic.io/previews/abc:def?websitePreviewId=1',
    'https%3A%2F%2Fx.prismic.io?websitePreviewId=1',
  ])('knows %s', (ref) => {
    expect(isPreviewToken(ref)).toBe(true)
  })

  it.each(['YhxyzRAAAB8A', '', undefined])('takes %j for no preview', (ref) => {
    expect(isPreviewToken(ref)).toBe(false)
  })
})
