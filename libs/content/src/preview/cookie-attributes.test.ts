import { describe, expect, it } from 'vitest'
import { decidePreviewCookie, expireCookies } from './cookie-attributes.ts'

const visit = { isSecure: false, isFramed: false, isCrossSite: false, isLoopback: false }

describe('decidePreviewCookie', () => {
  // shows R235
  it('is readable and kept apart in another site’s frame', () => {
    expect(decidePreviewCookie({ ...visit, isSecure: true, isFramed: true, isCrossSite: true })).toEqual({
      path: '/',
      secure: true,
      sameSite: 'none',
      partitioned: true,
    })
  })

  it('is one cookie for the site in its own tab', () => {
    expect(decidePreviewCookie({ ...visit, isSecure: true })).toMatchObject({
      secure: true,
      sameSite: 'none',
      partitioned: false,
    })
  })

  it('is plain over http, where secure cookies are refused', () => {
    for (const isLoopback of [true, false])
      expect(decidePreviewCookie({ ...visit, isLoopback, isFramed: true })).toEqual({
        path: '/',
        secure: false,
        sameSite: 'lax',
        partitioned: false,
      })
    expect(decidePreviewCookie({ ...visit, isFramed: true, isCrossSite: true }).secure).toBe(false)
  })

  it('is Secure in local frames without https', () => {
    expect(decidePreviewCookie({ ...visit, isLoopback: true, isFramed: true, isCrossSite: true })).toEqual({
      path: '/',
      secure: true,
      sameSite: 'none',
      partitioned: true,
    })
  })
})

describe('expireCookies', () => {
  it('removes a cookie in each form it can have', () => {
    const lines = expireCookies(['a', 'b'], true)
    expect(lines).toHaveLength(4)
    expect(lines.filter((line) => line.includes('Partitioned'))).toHaveLength(2)
    expect(lines.every((line) => line.includes('Max-Age=0') && line.includes('Path=/'))).toBe(true)
    expect(expireCookies(['a'], false)).toHaveLength(3)
  })
})
