import { describe, expect, it } from 'vitest'
import type { ContentStore } from '../store/content-store.ts'
import { sharedStore } from './shared-store.ts'

describe('sharedStore', () => {
  it('makes one store per name in the whole process', () => {
    const make = (): ContentStore => ({}) as ContentStore
    expect(sharedStore('a', make)).toBe(sharedStore('a', make))
    expect(sharedStore('a', make)).not.toBe(sharedStore('b', make))
  })
})
