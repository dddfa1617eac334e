import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ScoreRuler } from './score-ruler.tsx'

const reached = (score: number) =>
  Number(
    renderToStaticMarkup(createElement(ScoreRuler, { score, fill: 0.5 })).match(
      /h([\d.]+)"><\/path><\/svg>/,
    )?.[1],
  )

describe('ScoreRuler', () => {
  it('ends the tenth mark at the end of the ruler', () => {
    // Nine marks with their gaps, and a tenth: half of a part is drawn, so 9 / 0.5 + 1 = 19 lengths.
    expect(reached(9) + 100 / 19).toBeCloseTo(100, 1)
    expect(reached(0)).toBe(0)
  })

  it('draws the mark underway in part', () => {
    expect(reached(7.5) - reached(7)).toBeCloseTo(100 / 19 / 2, 1)
  })
})
