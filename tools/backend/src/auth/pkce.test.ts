import { describe, expect, it } from 'vitest'
import { checkChallenge } from './pkce.ts'

const check = (length: number) => () =>
  checkChallenge({ code_challenge: 'a'.repeat(length), code_challenge_method: 's256' })

describe('checkChallenge', () => {
  // shows R118
  it.each([42, 129])('refuses a challenge of %i characters', (length) => {
    expect(check(length)).toThrow('code challenge has to be between 43 and 128 characters')
  })

  it.each([43, 128])('takes a challenge of %i characters', (length) => {
    expect(check(length)).not.toThrow()
  })
})
