import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { isFresh, OfferPart, staleFrom } from './offer-part.tsx'
import { Offer } from './offer.tsx'

const bonus = { title: 'Windfall', last_verified: '2026-11-09' }

function shown(today: string, fields: object = bonus): string {
  return renderToStaticMarkup(<Offer bonus={fields} review={undefined} context={{ today }} />)
}

describe('staleFrom', () => {
  it('is the day after the thirtieth', () => {
    expect(staleFrom({ last_verified: '2026-11-09' })).toBe('2026-12-10')
    expect(isFresh({ last_verified: '2026-11-09' }, '2026-12-09')).toBe(true)
    expect(isFresh({ last_verified: '2026-11-09' }, '2026-12-10')).toBe(false)
  })

  it('is never dated without a reading date', () => {
    expect(staleFrom({})).toBeUndefined()
  })
})

describe('OfferPart', () => {
  // shows P53
  it('marks an offer with the day after its last', () => {
    expect(shown('2026-12-09')).toMatch(/^<he-part data-until="2026-12-10"><article.*<\/he-part>$/s)
    expect(shown('2026-12-10')).toBe('')
  })

  it('marks nothing that has no such day', () => {
    expect(renderToStaticMarkup(<OfferPart until={undefined}>5×</OfferPart>)).toBe('5×')
  })
})
