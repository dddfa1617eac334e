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

describe('ScoreBreakdown', () => {
  it('stands for the review it is on when it names none', () => {
    expect(shown(mocks.ofThisReview, context).match(/class="he-chart-mark"/g)).toHaveLength(7)
  })

  it('clamps scores and leaves out what is none', () => {
    const words = shown(mocks.outOfRange).replace(/<[^>]+>/g, ' ')
    expect(words).toMatch(/Safety\s+10\s/)
    expect(words).toMatch(/Payouts\s+0\.0\s/)
    expect(words).not.toContain('Not a number')
    expect(words).not.toContain('luck')
  })
})
