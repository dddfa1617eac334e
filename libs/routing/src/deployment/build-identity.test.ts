import { describe, expect, it } from 'vitest'
import { parseBuildIdentity } from './build-identity.ts'

describe('parseBuildIdentity', () => {
  it.each([
    null,
    undefined,
    7,
    'b',
    [],
    {},
    { id: 'b' },
    { id: '', timestamp: 1 },
    { id: 'b', timestamp: '1' },
  ])('finds no build in %j', (value) => {
    expect(parseBuildIdentity(value)).toBeUndefined()
  })
})
