import { describe, expect, it } from 'vitest'
import { checkChallenge } from './pkce.ts'

describe('checkChallenge', () => {
  // shows R118
  it.each([
    [42, false],
    [43, true],
    [128, true],
    [129, false],
  ])('takes a challenge of %i characters: %s', (length, isTaken) => {
    const check = () => checkChallenge({ code_challenge: 'a'.repeat(length), code_challenge_method: 's256' })
    if (isTaken) expect(check).not.toThrow()
    else expect(check).toThrow('code challenge has to be between 43 and 128 characters')
  })
})
