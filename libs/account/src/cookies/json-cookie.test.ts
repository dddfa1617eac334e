import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jsonCookie } from './json-cookie.ts'

const cookie = jsonCookie('he-test', z.object({ word: z.string() }), { maxAgeSeconds: 60 })
const valueIn = (header: string) => /=([\w-]*);/.exec(header)?.[1]

describe('jsonCookie', () => {
  it('reads what it wrote, hidden from scripts', () => {
    const header = cookie.write({ word: 'größer' }, true)
    expect(header).toMatch(/^he-test=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=60; Secure$/)
    expect(cookie.read(valueIn(header))).toEqual({ word: 'größer' })
  })

  it('ends', () => {
    expect(cookie.forget(false)).toBe('he-test=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  })

  it.each([undefined, '', '!', 'bnVsbA', 'eyJ3b3JkIjoxfQ'])('reads nothing out of %j', (value) => {
    expect(cookie.read(value)).toBeUndefined()
  })
})
