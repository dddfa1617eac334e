import { describe, expect, it } from 'vitest'
import { readHint, writeHint } from './hint.ts'

describe('readHint', () => {
  it('reads what was written', () => {
    const hint = {
      expiresAt: 1_800_000_000,
      entries: [
        { id: 'aB-_1234', event: 'SIGNED_IN' as const },
        { id: 'cD-_5678', event: 'TOKEN_REFRESHED' as const },
      ],
    }
    expect(readHint(writeHint(hint))).toEqual(hint)
  })

  it('keeps the eight latest entries', () => {
    const entries = Array.from({ length: 20 }, (_, index) => ({
      id: `e${index}`,
      event: 'USER_UPDATED' as const,
    }))
    const ids = readHint(writeHint({ expiresAt: 1, entries }))?.entries.map(({ id }) => id)
    expect(ids).toEqual(['e12', 'e13', 'e14', 'e15', 'e16', 'e17', 'e18', 'e19'])
  })

  it.each([undefined, '', 'x', '1', '.', '1.<script>', 'NaN.', '99999999999999.'])(
    'reads nothing from %j',
    (value) => {
      expect(readHint(value)).toBeUndefined()
    },
  )

  it('passes over events it does not know', () => {
    expect(readHint('1.a:DELETED~b:SIGNED_IN~c~:')).toEqual({
      expiresAt: 1,
      entries: [{ id: 'b', event: 'SIGNED_IN' }],
    })
  })
})
