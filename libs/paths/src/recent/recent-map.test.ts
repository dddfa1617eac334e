import { describe, expect, it } from 'vitest'
import { createRecentMap } from './recent-map.ts'

describe('createRecentMap', () => {
  it('keeps what is asked for through a flood of keys', () => {
    const map = createRecentMap<string>(100)
    map.set('asked', 'for')
    for (let each = 0; each < 10_000; each += 1) {
      map.set(`invented ${each}`, 'once')
      if (each % 50 === 0) map.get('asked')
    }
    expect([map.get('asked'), map.get('invented 7')]).toEqual(['for', undefined])
  })

  it('counts by weight, and keeps nothing that outweighs all', () => {
    const map = createRecentMap<string>(10, (value) => value.length)
    map.set('large', 'x'.repeat(11))
    for (const key of ['one', 'two', 'three', 'four']) map.set(key, 'x'.repeat(6))
    expect(['large', 'one', 'two', 'three', 'four'].map((key) => map.get(key) !== undefined)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })
})
