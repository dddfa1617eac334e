import { describe, expect, it } from 'vitest'
import { bytesPerPageIn } from './serving.ts'

describe('bytesPerPageIn', () => {
  it.each([
    ['{"about":"ready","bytesPerPage":12000}', 12_000],
    ['{"about":"ready","bytesPerPage":-350}', undefined],
    ['{"about":"ready","bytesPerPage":null}', undefined],
  ])('reads %s as %s', (said, bytes) => {
    expect(bytesPerPageIn(said)).toBe(bytes)
  })
})
