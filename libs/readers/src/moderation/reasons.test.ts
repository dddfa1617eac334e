import { describe, expect, it } from 'vitest'
import { whyNotShown } from './reasons.ts'

describe('whyNotShown', () => {
  it('has words for a reason', () => {
    expect(whyNotShown('advertising')).toBe('it advertises')
  })

  it.each([null, 'newest-reason', 'constructor'])('says of %j that it breaks rules', (reason) => {
    expect(whyNotShown(reason)).toBe('it breaks our rules')
  })
})
