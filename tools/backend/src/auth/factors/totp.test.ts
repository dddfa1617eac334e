import { describe, expect, it } from 'vitest'
import { createCode, createSecret, createUri, findStep } from './totp.ts'

/** RFC 6238, appendix B: the last six of the eight digits, for SHA-1. */
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]
const secret = createSecret(Buffer.from('12345678901234567890'))

describe('createCode', () => {
  it.each(vectors)('of second %d is %s', (seconds, code) => {
    expect(createCode(secret, Math.floor(seconds / 30))).toBe(code)
    expect(findStep(secret, code, seconds)).toBe(Math.floor(seconds / 30))
  })

  it('is accepted one step early or late, not two', () => {
    const code = createCode(secret, 100)
    const found = [98, 99, 100, 101, 102].map((step) => findStep(secret, code, step * 30))
    expect(found).toEqual([undefined, 100, 100, 100, undefined])
  })

  it.each(['', '28708', '2870820', '２８７０８２', 'abcdef'])('is not %j', (code) => {
    expect(findStep(secret, code, 59)).toBeUndefined()
  })
})

describe('createSecret', () => {
  it('is base32 of 160 bits', () => {
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(createSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(createSecret()).not.toBe(createSecret())
  })

  it('is handed over as a URI that authenticators read', () => {
    const uri = new URL(createUri(secret, 'House Edge: site', 'a b+c@example.com'))
    expect(uri.pathname).toBe('/House%20Edge%3A%20site:a%20b%2Bc%40example.com')
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      algorithm: 'SHA1',
      digits: '6',
      issuer: 'House Edge: site',
      period: '30',
      secret,
    })
  })
})
