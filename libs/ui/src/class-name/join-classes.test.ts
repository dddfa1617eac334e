import { describe, expect, it } from 'vitest'
import { joinClasses } from './join-classes.ts'

describe('joinClasses', () => {
  it('puts the component’s own class first', () => {
    expect(joinClasses('he-card', 'wide')).toBe('he-card wide')
  })

  it.each([undefined, ''])('adds nothing for %j', (given) => {
    expect(joinClasses('he-card', given)).toBe('he-card')
  })
})
