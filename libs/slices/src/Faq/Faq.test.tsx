import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('Faq', () => {
  it('shows whole answers only', () => {
    const html = shown(mocks.halfWritten)
    expect(html.match(/<details/g)).toHaveLength(1)
    expect(html).toContain('This one.')
  })

  it('ranks its questions below its title', () => {
    expect(shown(mocks.several)).toMatch(/<h2[^>]*>.*<h3/)
    expect(shown(mocks.withoutTitle)).toMatch(/<summary[^>]*><h2/)
  })
  it('has the second line of its title below it', () => {
    expect(shown(mocks.several)).toContain('<span class="he-heading-aside">From the postbag</span></h2>')
  })
})
