import { describe, expect, it } from 'vitest'
import { differenceOf } from './difference.tsx'

describe('differenceOf', () => {
  it('marks the words that changed and no other', () => {
    expect(differenceOf('Wagering is 8 times the bonus.', 'Wagering is 5 times deposit and bonus.')).toEqual({
      start: 'Wagering is',
      taken: '8 times the',
      put: '5 times deposit and',
      end: 'bonus.',
    })
  })

  it('counts no word twice', () => {
    expect(differenceOf('no no', 'no no no')).toEqual({ start: 'no no', taken: '', put: 'no', end: '' })
  })

  it('knows what is wholly new and wholly gone', () => {
    expect(differenceOf('', 'New.')).toMatchObject({ taken: '', put: 'New.' })
    expect(differenceOf('Gone.', '')).toMatchObject({ taken: 'Gone.', put: '' })
  })
})
