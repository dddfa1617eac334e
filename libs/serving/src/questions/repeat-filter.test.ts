import { describe, expect, it } from 'vitest'
import { createRepeatFilter } from './repeat-filter.ts'

describe('createRepeatFilter', () => {
  it('knows a question from its second time', () => {
    const isOften = createRepeatFilter()
    expect(['a', 'b', 'a', 'a'].map(isOften)).toEqual([false, false, true, true])
  })

  it('remembers what was asked lately through a flood', () => {
    const isOften = createRepeatFilter()
    isOften('lately')
    for (let each = 0; each < 2_000; each += 1) isOften(`invented ${each}`)
    expect(isOften('lately')).toBe(true)
    for (let each = 0; each < 10_000; each += 1) isOften(`invented more ${each}`)
    expect(isOften('lately')).toBe(false)
  })
})
