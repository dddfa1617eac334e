import { describe, expect, it } from 'vitest'
import { createRecent } from './recent.ts'

describe('createRecent', () => {
  it('remembers the latest, and forgets the oldest', () => {
    const recent = createRecent<string>(2)
    for (const value of ['a', 'b', 'c']) recent.add(value)
    expect(['a', 'b', 'c'].filter(recent.has)).toEqual(['b', 'c'])
  })

  it('counts a value that came again as new', () => {
    const recent = createRecent<string>(2)
    for (const value of ['a', 'b', 'a', 'c']) recent.add(value)
    expect(['a', 'b', 'c'].filter(recent.has)).toEqual(['a', 'c'])
  })
})
