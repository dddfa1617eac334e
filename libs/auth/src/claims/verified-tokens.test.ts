import type { CryptoKey } from 'jose'
import { describe, expect, it } from 'vitest'
import { createVerifiedTokens } from './verified-tokens.ts'

const key = {} as CryptoKey

describe('createVerifiedTokens', () => {
  it('knows a token with the key it was verified with', () => {
    const verified = createVerifiedTokens()
    verified.add('token', key)
    expect([
      verified.has('token', key),
      verified.has('token', {} as CryptoKey),
      verified.has('other', key),
    ]).toEqual([true, false, false])
  })

  it('remembers five thousand, the latest', () => {
    const verified = createVerifiedTokens()
    for (let index = 0; index < 5001; index += 1) verified.add(`token-${index}`, key)
    expect([
      verified.has('token-0', key),
      verified.has('token-1', key),
      verified.has('token-5000', key),
    ]).toEqual([false, true, true])
  })
})
