import { describe, expect, it } from 'vitest'
import { isNewer, parseBuildIdentity } from './build-identity.ts'

const own = { id: 'b', timestamp: 2_000 }

describe('isNewer', () => {
  it('takes another build with a later date for newer', () => {
    expect(isNewer({ id: 'c', timestamp: 3_000 }, own)).toBe(true)
  })

  it('takes an older build, still answering while a deployment is under way, for no news', () => {
    expect(isNewer({ id: 'a', timestamp: 1_000 }, own)).toBe(false)
  })

  it('takes its own build for no news, whatever its date', () => {
    expect(isNewer({ id: 'b', timestamp: 3_000 }, own)).toBe(false)
  })
})

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
