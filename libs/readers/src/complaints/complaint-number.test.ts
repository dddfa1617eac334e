import { describe, expect, it } from 'vitest'
import { isComplaintNumber } from './complaint-number.ts'

describe('isComplaintNumber', () => {
  it('knows a prefix and twelve characters of base 32', () => {
    expect(isComplaintNumber('HE-ABCDEFGH2345')).toBe(true)
  })

  it.each([undefined, '', 'HE-ABC', 'HE-ABCDEFGH2341', 'he-abcdefgh2345', 'HE-ABCDEFGH2345/../x'])(
    'refuses %j',
    (text) => {
      expect(isComplaintNumber(text)).toBe(false)
    },
  )
})
