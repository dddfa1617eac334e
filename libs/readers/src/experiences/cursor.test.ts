import { describe, expect, it } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

const id = '0b8f9d2e-1111-4222-8333-444455556666'

describe('readCursor', () => {
  it('begins where the page before has ended', () => {
    const at = '2026-11-20T10:11:12.123456+00:00'
    expect(readCursor(writeCursor({ created_at: at, id }))).toEqual({ at, id })
  })

  it.each([undefined, ['a'], 'x', `2026-11-20_${id}`, `2026-11-20T10:11:12+00:00_${id}"),or(id.gt.0`])(
    'begins at the beginning with %j',
    (text) => {
      expect(readCursor(text)).toBeUndefined()
    },
  )
})
