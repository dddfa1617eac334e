import { describe, expect, it } from 'vitest'
import { decidePreviewCookie, expireCookies } from './cookie-attributes.ts'

describe('decidePreviewCookie', () => {
  it('is readable in a frame of another site over https, and kept apart there', () => {
    expect(decidePreviewCookie(true, true)).toEqual({
      path: '/',
      secure: true,
      sameSite: 'none',
      partitioned: true,
    })
  })

  it('is one cookie for the whole site in a tab of its own', () => {
    expect(decidePreviewCookie(true, false)).toMatchObject({
      secure: true,
      sameSite: 'none',
      partitioned: false,
    })
  })

  it('is plain over http, where secure cookies are refused', () => {
    expect(decidePreviewCookie(false, true)).toEqual({
      path: '/',
      secure: false,
      sameSite: 'lax',
      partitioned: false,
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
