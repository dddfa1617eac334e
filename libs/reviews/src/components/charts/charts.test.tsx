import { speak } from '@house-edge/ui/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { eveningOutcomes } from '../evening-calculator/evening.ts'
import { wageringCosts, type WageringTerms } from '../wagering-calculator/wagering.ts'
import { Outcomes } from './outcomes.tsx'
import { roundUp } from './scale.ts'
import { StripPlot } from './strip-plot.tsx'
import { WageringCurve } from './wagering-curve.tsx'

const terms: WageringTerms = {
  deposit: 50,
  bonus: 50,
  multiple: 30,
  base: 'bonus',
  tables: 0,
  largestBet: 2,
  largestWin: 80,
}

describe('WageringCurve', () => {
  it('ends where the calculator says, and leaves out what does not count', () => {
    const html = renderToStaticMarkup(<WageringCurve terms={terms} currency="GBP" />)
    const [path] = [...html.matchAll(/d="M0 ([\d.]+)L([\d.]+) ([\d.]+)"/g)]
    const left = 100 - (wageringCosts(terms)[0]?.cost ?? 0)
    expect(path?.slice(1).map(Number)).toEqual([0, 100, 100 - left])
    expect(html).toContain('Does not count at all: Single-zero roulette')
    expect(html).toContain('in 750 bets at least')
  })

  it('reaches the ground where all is spent before the end', () => {
    const html = renderToStaticMarkup(<WageringCurve terms={{ ...terms, multiple: 100 }} currency="GBP" />)
    expect(html).toContain('L50 100H100')
  })

  it('renders nothing without wagering', () => {
    expect(renderToStaticMarkup(<WageringCurve terms={{ ...terms, multiple: 0 }} currency="GBP" />)).toBe('')
  })
})

describe('StripPlot', () => {
  it('sets names apart in Arabic, so that a figure stands with its unit', () => {
    speak('ar-AE')
    const rows = [{ name: 'Card', middle: 2, marks: [{ hours: 2, kind: 'quickest' as const }] }]
    const html = renderToStaticMarkup(
      <StripPlot title="" summary="" rows={rows} timeWords={() => '36 دقيقة'} />,
    )
    expect(html).toContain('\u2067\u2068Card\u2069: 36 دقيقة\u2069')
    speak(undefined)
  })

  it('has a legend where names of rows do not say all of it', () => {
    const legend = (kind: string, isOfReader = false) => {
      const rows = [{ name: 'Card', middle: 2, marks: [{ hours: 2, kind, isOfReader }] }]
      const html = renderToStaticMarkup(<StripPlot title="Times" summary="" rows={rows} timeWords={String} />)
      return /he-chart-legend">(.*?)<\/div>/
        .exec(html)?.[1]
        ?.replaceAll(/<[^>]+>/g, ' ')
        .trim()
    }
    expect(legend('Card')).toBeUndefined()
    expect(legend('Wallet')).toMatch(/^Wallet\s+half took less$/)
    expect(legend('Card', true)).toBe('timed by a reader')
  })
})

describe('Outcomes', () => {
  const evening = { stake: 2, rounds: 40, hours: 3, edge: 2.7, swing: 'even' } as const

  it('has a hundred evenings, of which more lose than win', () => {
    const { bars, losing } = eveningOutcomes(evening)
    expect(bars.reduce((sum, { evenings }) => sum + evenings, 0)).toBeCloseTo(100)
    // By the table of the normal distribution: below 0.296 lie 61.6 %.
    expect(losing).toBe(62)
    expect(renderToStaticMarkup(<Outcomes terms={evening} currency="GBP" />)).toContain(
      '62 in a hundred end with less',
    )
  })

  it('lets no evening lose more than all stakes', () => {
    expect(eveningOutcomes({ ...evening, rounds: 1, hours: 1, swing: 'slot' }).bars[0]?.from).toBe(-2)
  })
})

describe('roundUp', () => {
  it.each([
    [100, 100],
    [101, 200],
    [0.3, 0.5],
    [2000, 2000],
  ])('makes of %d an axis to %d', (value, axis) => {
    expect(roundUp(value)).toBeCloseTo(axis)
  })
})
