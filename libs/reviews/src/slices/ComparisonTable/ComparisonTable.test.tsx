import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('ComparisonTable', () => {
  it('has one column for each review', () => {
    expect(shown(mocks.three).match(/<th scope="col">/g)).toHaveLength(4)
  })

  it('leaves out points that no review answers', () => {
    const reviews = mocks.littleKnown.primary.reviews.slice(1)
    const html = shown({ ...mocks.littleKnown, primary: { ...mocks.littleKnown.primary, reviews } })
    expect(html).toContain('Score')
    expect(html).not.toContain('Withdrawals take')
  })

  it('leads with a warning, or has no row for it', () => {
    expect(shown(mocks.three)).not.toContain('Status')
    const slice = structuredClone(mocks.three)
    const [first] = slice.primary.reviews
    if (first) Object.assign(first.review.data, { status: 'warning' })
    const html = shown(slice)
    expect(html).toContain('Warning')
    expect(html.indexOf('Warning')).toBeLessThan(html.indexOf('out of 10'))
  })

  it('shows a dash where a review is silent', () => {
    expect(shown(mocks.littleKnown)).toContain('>–<')
  })
})
