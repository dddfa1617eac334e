import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SliceZone } from '@house-edge/slices'
import reviews from '../../rendering/review/mocks.json' with { type: 'json' }
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown, context = {}): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} context={context} />)
}

const [first, second] = structuredClone(reviews.complete.data.bonuses)
// Begun on each day that is asked about here.
if (second) second.bonus.data.valid_from = '2026-01-01'
/** A review that begins with another offer than the one of the slice. */
const document = { ...reviews.complete, data: { ...reviews.complete.data, bonuses: [second, first] } }
const context = { document, today: '2026-11-20' }

describe('BonusCard', () => {
  it('declares that we may be paid for the visit', () => {
    expect(shown(mocks.withTerms, context)).toContain('rel="sponsored nofollow noopener"')
  })

  it('shows the terms with the offer, behind nothing', () => {
    const html = shown(mocks.withTerms, context)
    expect(html).toContain('New players in Great Britain')
    expect(html).not.toContain('<details')
  })

  it('leads nowhere without a known maker', () => {
    expect(shown(mocks.withTerms)).not.toContain('he-button')
  })

  it('leads nowhere from the day after the offer’s last', () => {
    const endsOn = mocks.ended.primary.bonus.data.valid_to
    expect(shown(mocks.ended, { ...context, today: endsOn })).toContain('he-button')
    expect(shown(mocks.ended, context)).not.toContain('he-button')
    expect(shown(mocks.ended, context)).toContain('This offer ended on')
  })

  it('leads nowhere before the offer’s first day', () => {
    const slice = structuredClone(mocks.withTerms)
    slice.primary.bonus.data.valid_from = '2026-11-21'
    expect(shown(slice, context)).toContain('This offer begins on')
    expect(shown(slice, context)).not.toContain('he-button')
    expect(shown(slice, { ...context, today: '2026-11-21' })).toContain('he-button')
  })

  it.each(['warning', 'closed'])('hides on the review of a casino with status "%s"', (status) => {
    const warned = { ...document, data: { ...document.data, status } }
    expect(shown(mocks.withTerms, { ...context, document: warned })).not.toContain('he-bonus')
  })

  // shows P98
  it.each(['warning', 'closed'])('hides in an article about a casino with status "%s"', (status) => {
    const maker = { ...document, data: { ...document.data, status } }
    const asked: string[] = []
    const makerOf = (id: string): unknown => {
      asked.push(id)
      return maker
    }
    expect(shown(mocks.withTerms, { today: '2026-11-20', makerOf })).not.toContain('First lamp')
    expect(asked).toEqual([mocks.withTerms.primary.bonus.id])
  })

  // shows P98
  it('hides in an article where no review names it', () => {
    const html = shown(mocks.withTerms, { today: '2026-11-20', makerOf: () => undefined })
    expect(html).not.toContain('First lamp')
  })

  it('leads from articles to reviews, never to casinos', () => {
    const html = shown(mocks.withTerms, { today: '2026-11-20', makerOf: () => document })
    expect(html).toContain(`href="${document.url}"`)
    expect(html).not.toContain('he-button')
  })

  it('visits by the path the site chooses', () => {
    const visitHref = ({ goSlug }: { goSlug: string | undefined }): string => `/go/${goSlug}`
    expect(shown(mocks.withTerms, { ...context, visitHref })).toContain('href="/go/copper-lantern"')
  })

  it('says what we make of its review’s first open offer, and the offer no second time', () => {
    const slice = {
      ...mocks.ofThisReview,
      primary: { ...mocks.ofThisReview.primary, note: 'Small and fair.' },
    }
    const html = shown(slice, { ...context, document: reviews.complete })
    expect(html).toContain('Small and fair.')
    // The offer itself stands above.
    expect(html).not.toContain('50% up to £40')
    expect(html).not.toContain('he-button')
  })
})
