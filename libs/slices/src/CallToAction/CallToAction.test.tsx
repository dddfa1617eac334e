import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('CallToAction', () => {
  it('keeps its words when the way is not permitted', () => {
    const html = shown(mocks.hostile)
    expect(html).toContain('The words remain')
    expect(html).not.toContain('<a ')
  })

  it('can be an action alone', () => {
    expect(shown(mocks.actionOnly)).toContain('Open the public register')
  })
})
