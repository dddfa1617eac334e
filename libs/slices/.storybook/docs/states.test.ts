import { describe, expect, it } from 'vitest'
import { statesOf } from './states.ts'

const story = (name: string, more: object = {}) => ({ id: `a--${name}`, name, storyGlobals: {}, ...more })

describe('statesOf', () => {
  it('shows no story a second time that differs by its window or by what is pressed alone', () => {
    const wide = story('wide')
    const empty = story('empty')
    const phone = story('on-phone', { storyGlobals: { viewport: { value: 'phone' } } })
    const open = story('open', { playFunction: () => undefined })
    expect(statesOf([wide, phone, empty, open])).toEqual({ beside: [empty], alone: [phone, open] })
  })

  it('keeps the first apart, whatever it needs', () => {
    expect(statesOf([story('with-focus', { playFunction: () => undefined })])).toEqual({
      beside: [],
      alone: [],
    })
  })
})
