import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('Related', () => {
  it('shows articles, reviews and pages side by side', () => {
    const html = shown(mocks.mixed)
    expect(html.match(/<article/g)).toHaveLength(3)
    expect(html).toContain('href="/how-we-rate"')
  })

  it('renders nothing when every document is gone', () => {
    expect(shown(mocks.allGone)).not.toContain('<section')
  })
})
