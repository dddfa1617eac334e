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

describe('ProsCons', () => {
  it('prefers its own points', () => {
    const html = shown(mocks.ownPoints, context)
    expect(html).toContain('Terms of four pages, dated')
    expect(html).not.toContain('Highest available return')
  })

  it('stands for the review it is on when it has none', () => {
    expect(shown(mocks.ofThisReview, context)).toContain(reviews.complete.data.pros[0]?.text)
  })

  it('renders nothing where there is no review to stand for', () => {
    expect(shown(mocks.ofThisReview)).not.toContain('<section')
  })
})
