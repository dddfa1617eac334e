import { describe, expect, it } from 'vitest'
import { findNamesake } from './namesakes.ts'

const known = [
  { name: 'Tobias Wren', what: 'one of our own people' },
  { name: 'Dr Niamh Castellane', what: 'one of our own people' },
  { name: 'Tide Clock', what: 'a casino we review' },
  { name: '…', what: 'a casino we review' },
]

describe('findNamesake', () => {
  it.each([
    ['Tobias Wren', 'Tobias Wren'],
    ['tobías  wrén', 'Tobias Wren'],
    ['Tobias.Wren1', 'Tobias Wren'],
    ['Niamh Castellane', 'Dr Niamh Castellane'],
    ['Dr. Niamh Castellane', 'Dr Niamh Castellane'],
    ['TideClock answers', 'Tide Clock'],
  ])('knows %s for %s', (name, namesake) => {
    expect(findNamesake(name, known)?.name).toBe(namesake)
  })

  it.each(['Tobias', 'Jenny Wren', 'Clock', 'A reader', '李小龍', ''])('knows %s for nobody', (name) => {
    expect(findNamesake(name, known)).toBeUndefined()
  })
})
