import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('RichText', () => {
  it('gives equal headings ids of their own', () => {
    const ids = [...shown(mocks.hostile).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['section-constructor', 'section-constructor-2', 'section-1', 'section-proto'])
  })

  it('is set larger in its lead variation', () => {
    expect(shown(mocks.lead)).toContain('data-size="lead"')
  })
})
