import { describe, expect, it } from 'vitest'
import { knownNames } from './known-names.ts'

describe('knownNames', () => {
  it('says of each name what it is', () => {
    const documents = [
      { type: 'person', data: { name: 'Tobias Wren' } },
      { type: 'casino_review', data: { name: 'Tide Clock' } },
      { type: 'operator', data: { name: null } },
    ]
    expect(knownNames(documents as never)).toEqual([
      { name: 'Tobias Wren', what: 'one of our own people' },
      { name: 'Tide Clock', what: 'a casino we review' },
    ])
  })
})
