import { describe, expect, it } from 'vitest'
import { cutOf, within } from './cut.ts'

const source = { width: 1000, height: 800 }

describe('cutOf', () => {
  it('takes the middle when nobody chose', () => {
    expect(cutOf({}, { name: '', width: 400, height: 200 }, source)).toEqual({
      width: 400,
      height: 200,
      zoom: 0.4,
      x: 0,
      y: 60,
    })
  })

  // shows P67
  it('takes what was chosen for a view', () => {
    const picture = { edit: { x: 1, y: 2, zoom: 1 }, square: { edit: { x: 5, y: 6, zoom: 0.5 } } }
    expect(cutOf(picture, { name: 'square', width: 100, height: 100 }, source)).toMatchObject({
      x: 5,
      y: 6,
      zoom: 0.5,
    })
  })
})

describe('within', () => {
  it('never shows anything beside the picture', () => {
    expect(within({ width: 400, height: 200, zoom: 0.1, x: -50, y: 900 }, source)).toEqual({
      width: 400,
      height: 200,
      zoom: 0.4,
      x: 0,
      y: 120,
    })
  })
})
