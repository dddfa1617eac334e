import { describe, expect, it } from 'vitest'
import { whyNotShown } from './reasons.ts'

describe('whyNotShown', () => {
  it('says the reason that a moderator chose', () => {
    expect(whyNotShown('advertising')).toBe('it advertises')
  })

  it.each([null, 'newer-than-this-site', 'toString'])('says that rules are broken for %s', (reason) => {
    expect(whyNotShown(reason)).toBe('it breaks our rules')
  })
})
