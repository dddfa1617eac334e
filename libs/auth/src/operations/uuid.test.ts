import { describe, expect, it } from 'vitest'
import { isUuid } from './uuid.ts'

describe('isUuid', () => {
  it.each(['5f0c2f3e-0000-4000-8000-000000000001', '5F0C2F3E-0000-4000-8000-00000000000A'])(
    'takes %s',
    (id) => {
      expect(isUuid(id)).toBe(true)
    },
  )

  it.each([
    undefined,
    '',
    '5f0c2f3e',
    `5f0c2f3e-0000-4000-8000-00000000000g`,
    '../5f0c2f3e-0000-4000-8000-000000000',
  ])('refuses %j, which could change a path', (id) => {
    expect(isUuid(id)).toBe(false)
  })
})
