import { describe, expect, it } from 'vitest'
import { readPreviewCookie } from './preview-cookie.ts'
import { faultOfToken, isSamePreview, type PreviewSource, readPreviewLink } from './preview-token.ts'

const hosted: PreviewSource = {
  repositoryName: 'house-edge',
  endpoint: 'https://house-edge.cdn.prismic.io/api/v2',
}
const local: PreviewSource = { repositoryName: 'house-edge', endpoint: 'http://localhost:4400/api/v2' }
const token = 'https://house-edge.prismic.io/previews/Xbr_VhAA:Xbr-nBAA?websitePreviewId=XanozRIA'
const localToken = 'http://localhost:4400/previews/ZrefA:ZdraftB?websitePreviewId=Zwp1'

describe('faultOfToken', () => {
  it('accepts tokens of hosted and local services', () => {
    expect(faultOfToken(token, hosted)).toBeUndefined()
    expect(faultOfToken(localToken, local)).toBeUndefined()
    expect(faultOfToken(token, { ...local, origins: ['https://house-edge.prismic.io/'] })).toBeUndefined()
  })

  // shows R236
  it.each([
    'https://evil.example/previews/a:b?websitePreviewId=c',
    'https://house-edge.prismic.io.evil.example/previews/a:b?websitePreviewId=c',
    'https://other.prismic.io/previews/a:b?websitePreviewId=c',
    'http://house-edge.prismic.io/previews/a:b?websitePreviewId=c',
    'https://house-edge.prismic.io:8443/previews/a:b?websitePreviewId=c',
    'https://house-edge.cdn.prismic.io.evil.example/previews/a:b?websitePreviewId=c',
  ])('calls %s foreign', (value) => {
    expect(faultOfToken(value, hosted)).toBe('foreign')
  })

  it.each([
    '',
    'master-ref',
    'javascript:alert(1)',
    'https://user:pass@house-edge.prismic.io/previews/a:b?websitePreviewId=c',
    'https://house-edge.prismic.io/previews/a:b',
    'https://house-edge.prismic.io/previews/a:b?websitePreviewId=',
    'https://house-edge.prismic.io/previews/../api/v2?websitePreviewId=c',
    'https://house-edge.prismic.io/elsewhere/a:b?websitePreviewId=c',
    'https://house-edge.prismic.io/previews/a:b?websitePreviewId=c#x',
    `https://house-edge.prismic.io/previews/${'a'.repeat(2_000)}?websitePreviewId=c`,
  ])('calls %s malformed', (value) => {
    expect(faultOfToken(value, hosted)).toBe('malformed')
  })
})

describe('faultOfToken: the length of a token', () => {
  const ofLength = (length: number): string => {
    const [start, end] = ['https://house-edge.prismic.io/previews/', '?websitePreviewId=c']
    return `${start}${'a'.repeat(length - start.length - end.length)}${end}`
  }

  // shows R157
  it('is 1,024 characters at most', () => {
    expect(faultOfToken(ofLength(1_024), hosted)).toBeUndefined()
    expect(faultOfToken(ofLength(1_025), hosted)).toBe('malformed')
  })
})

describe('readPreviewLink', () => {
  const at = (query: Record<string, string>): URL =>
    new URL(`https://site.example/api/preview?${new URLSearchParams(query).toString()}`)

  // shows R157
  it('reads document id and token', () => {
    expect(readPreviewLink(at({ documentId: 'Xy-_1', token }), hosted)).toEqual({
      documentId: 'Xy-_1',
      token,
    })
  })

  it.each([
    ['missing', {}],
    ['missing', { token }],
    ['missing', { documentId: 'a' }],
    ['malformed', { documentId: '../../x', token }],
    ['malformed', { documentId: 'a")]', token }],
    ['malformed', { documentId: 'a', token: 'x' }],
    ['foreign', { documentId: 'a', token: 'https://evil.example/previews/a:b?websitePreviewId=c' }],
  ])('refuses what is %s', (fault, query) => {
    expect(() => readPreviewLink(at(query as Record<string, string>), hosted)).toThrow(
      expect.objectContaining({ code: 'content/preview-invalid', fault }),
    )
  })
})

describe('isSamePreview', () => {
  it('knows a preview by its session, whatever was saved', () => {
    expect(isSamePreview(token, token.replace('Xbr-nBAA', 'Xsaved'), hosted)).toBe(true)
    expect(isSamePreview(token, token.replace('XanozRIA', 'Xother'), hosted)).toBe(false)
  })

  it('trusts no token of another site', () => {
    const foreign = token.replace('house-edge', 'other')
    expect(isSamePreview(foreign, foreign, hosted)).toBe(false)
  })
})

describe('readPreviewCookie', () => {
  const json = JSON.stringify({ _tracker: 'abcd1234', 'house-edge.prismic.io': { preview: token } })

  it('reads raw tokens and the toolbar’s JSON, however encoded', () => {
    for (const value of [token, json]) {
      expect(readPreviewCookie(value, hosted)).toBe(token)
      expect(readPreviewCookie(encodeURIComponent(value), hosted)).toBe(token)
      expect(readPreviewCookie(encodeURIComponent(encodeURIComponent(value)), hosted)).toBe(token)
    }
  })

  it.each([
    ['nothing', undefined],
    ['an empty value', ''],
    ['a tracker only', '{"_tracker":"abcd1234"}'],
    ['another repository', JSON.stringify({ 'other.prismic.io': { preview: token } })],
    ['a token of another repository', JSON.stringify({ 'house-edge.prismic.io': { preview: localToken } })],
    ['a preview that is no text', '{"house-edge.prismic.io":{"preview":1}}'],
    ['a preview that is nothing', '{"house-edge.prismic.io":null}'],
    ['cut JSON', json.slice(0, 40)],
    ['a plain ref', 'Xbr_VhAA'],
    ['a broken escape', '%E0%A4%A'],
    ['too much', `${token}${'x'.repeat(5_000)}`],
  ])('finds no preview in %s', (_what, value) => {
    expect(readPreviewCookie(value, hosted)).toBeUndefined()
  })
})
