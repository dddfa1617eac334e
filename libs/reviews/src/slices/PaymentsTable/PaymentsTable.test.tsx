import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SliceZone } from '@house-edge/slices'
import reviews from '../../rendering/review/mocks.json' with { type: 'json' }
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown, context = {}): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} context={context} />)
}

const context = { document: reviews.complete, today: '2026-11-20' }

describe('PaymentsTable', () => {
  it('writes amounts in the currency of the casino', () => {
    expect(shown(mocks.severalMethods)).toMatch(/£[\d,]+ to £[\d,]+/)
  })

  it('says what is unknown and omits removed methods', () => {
    const html = shown(mocks.littleKnown)
    expect(html).toContain('not stated')
    expect(html.match(/<tr/g)).toHaveLength(3)
  })

  it('stands for the review it is on when it names none', () => {
    expect(shown(mocks.ofThisReview, context)).toContain('Payment methods at Copper Lantern')
  })
})
