import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('Hero', () => {
  it('is the title of a page it opens', () => {
    expect(shown(mocks.withPicture)).toContain('<h1')
  })

  it('is a part of a page it does not open', () => {
    const html = renderToStaticMarkup(<SliceZone components={components} slices={[{}, mocks.withPicture]} />)
    expect(html).not.toContain('<h1')
    expect(html).toContain('<h2')
  })

  it('has no picture in its centred variation', () => {
    expect(shown(mocks.centred)).not.toContain('<img')
  })

  it('renders nothing without a title', () => {
    expect(shown({ ...mocks.titleOnly, primary: { title: ' ' } })).not.toContain('he-hero')
  })

  it('escapes hostile words and drops hostile addresses', () => {
    const html = shown(mocks.hostile)
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('javascript:')
    expect(html).not.toContain('<img')
  })
})
