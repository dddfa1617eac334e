import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import reviews from '../review/mocks.json' with { type: 'json' }
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown, context = {}): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} context={context} />)
}

const context = { document: reviews.complete, today: '2026-11-20' }

describe('BonusCard', () => {
  it('declares that we may be paid for the visit', () => {
    expect(shown(mocks.withTerms, context)).toContain('rel="sponsored nofollow noopener"')
  })

  it('shows the terms with the offer, behind nothing', () => {
    const html = shown(mocks.withTerms, context)
    expect(html).toContain('New players in Great Britain')
    expect(html).not.toContain('<details')
  })

  it('leads nowhere where it is not known who makes the offer', () => {
    expect(shown(mocks.withTerms)).not.toContain('he-button')
  })

  it('leads nowhere once the offer has ended, on the day after its last', () => {
    const endsOn = mocks.ended.primary.bonus.data.valid_to
    expect(shown(mocks.ended, { ...context, today: endsOn })).toContain('he-button')
    expect(shown(mocks.ended, context)).not.toContain('he-button')
    expect(shown(mocks.ended, context)).toContain('This offer ended on')
  })

  it.each(['warning', 'closed'])('is not there on the review of a casino with the status "%s"', (status) => {
    const document = { ...reviews.complete, data: { ...reviews.complete.data, status } }
    expect(shown(mocks.withTerms, { ...context, document })).not.toContain('he-bonus')
  })

  it('visits by the path the site chooses', () => {
    const visitHref = ({ goSlug }: { goSlug: string | undefined }): string => `/go/${goSlug}`
    expect(shown(mocks.withTerms, { ...context, visitHref })).toContain('href="/go/copper-lantern"')
  })

  it('stands for the first open offer of the review it is on', () => {
    expect(shown(mocks.ofThisReview, context)).toContain('50% up to £40')
  })
})
