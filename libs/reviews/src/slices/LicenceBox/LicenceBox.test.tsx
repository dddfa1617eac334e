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

describe('LicenceBox', () => {
  it('admits when we have not checked', () => {
    expect(shown(mocks.unchecked)).toContain('not yet')
  })

  it('does not show a number that nobody issued', () => {
    expect(shown(mocks.unchecked)).not.toContain('A number alone proves nothing')
  })

  it('stands for the review it is on when it names none', () => {
    expect(shown(mocks.ofThisReview, context)).toContain(reviews.complete.data.licences[0]?.number)
  })
})
