import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OfferPart } from '../rendering/offer/offer-part.tsx'
import { isPartShown, partChangesAtMs } from './offer-part.ts'

/** The attributes that the component writes. */
function written(props: { from?: string; until?: string; markets?: string }): Map<string, string> {
  const markup = renderToStaticMarkup(<OfferPart {...props}>Offer</OfferPart>)
  return new Map(
    [...markup.matchAll(/(data-\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

describe('isPartShown', () => {
  const part = written({ until: '2026-12-10' })
  const midnight = Date.parse('2026-12-10T00:00:00Z')

  // shows P53
  it('shows an offer until midnight, and says when', () => {
    expect(isPartShown(part, 'GB', midnight - 1)).toBe(true)
    expect(partChangesAtMs(part, midnight - 1)).toBe(midnight)
    expect(isPartShown(part, 'GB', midnight)).toBe(false)
    expect(partChangesAtMs(part, midnight)).toBeUndefined()
  })

  it('shows what begins from midnight, and says when', () => {
    const begins = written({ from: '2026-12-10', until: '2026-12-11' })
    expect(isPartShown(begins, 'GB', midnight - 1)).toBe(false)
    expect(partChangesAtMs(begins, midnight - 1)).toBe(midnight)
    expect(isPartShown(begins, 'GB', midnight)).toBe(true)
    expect(partChangesAtMs(begins, midnight)).toBe(midnight + 86_400_000)
  })

  it.each(['', 'soon'])('shows nothing with the day %j', (day) => {
    expect(isPartShown(written({ until: day }), 'GB', 1)).toBe(false)
    expect(isPartShown(written({ from: day }), 'GB', 1)).toBe(false)
  })

  // shows P196
  it('shows a market’s offers there, all markets’ everywhere', () => {
    const british = written({ markets: 'GB CA' })
    expect(['none', 'GB', 'IE'].map((market) => isPartShown(british, market, 1))).toEqual([
      false,
      true,
      false,
    ])
    expect(isPartShown(new Map(), 'none', 1)).toBe(true)
    expect(partChangesAtMs(british, 1)).toBeUndefined()
  })
})
