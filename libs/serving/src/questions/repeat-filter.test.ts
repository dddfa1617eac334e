import { describe, expect, it } from 'vitest'
import { createAskedOften } from './asked-often.ts'

describe('createAskedOften', () => {
  it('knows a question from its second time', () => {
    const isOften = createAskedOften()
    expect(['a', 'b', 'a', 'a'].map(isOften)).toEqual([false, false, true, true])
  })

  it('remembers what was asked lately through a flood', () => {
    const isOften = createAskedOften()
    isOften('lately')
    for (let each = 0; each < 2_000; each += 1) isOften(`invented ${each}`)
    expect(isOften('lately')).toBe(true)
    for (let each = 0; each < 10_000; each += 1) isOften(`invented more ${each}`)
    expect(isOften('lately')).toBe(false)
  })
})
