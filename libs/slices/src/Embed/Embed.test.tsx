import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('Embed', () => {
  // shows R060
  it('rebuilds the frame and ignores the markup of the provider', () => {
    const html = shown(mocks.withPoster)
    expect(html).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"')
    expect(html).not.toMatch(/evil|<script/)
  })

  it('refuses hosts that only look like known ones', () => {
    expect(shown(mocks.lookalike)).not.toContain('<iframe')
  })

  it('renders nothing that could be followed from a hostile address', () => {
    expect(shown(mocks.hostile)).not.toMatch(/<a |<iframe|javascript/)
  })
})
