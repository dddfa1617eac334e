import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OfferPart } from './offer-part.tsx'
import { Offer } from '../review/offer.tsx'

const bonus = { title: 'Windfall', last_verified: '2026-11-09' }

function shown(today: string, fields: object = bonus): string {
  return renderToStaticMarkup(<Offer bonus={fields} review={undefined} context={{ today }} />)
}

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
