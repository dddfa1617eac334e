import { describe, expect, it } from 'vitest'
import { findPurpose } from './account-paths.ts'

describe('findPurpose', () => {
  it('knows what a visitor may be about to do', () => {
    expect(findPurpose('delete')).toBe('delete')
  })

  it.each([undefined, '', '/account/email', 'https://evil.example', 'toString', '__proto__', ['email']])(
    'takes %j for nothing',
    (value) => {
      expect(findPurpose(value)).toBeUndefined()
    },
  )
})
