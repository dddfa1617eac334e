import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('Figure', () => {
  it('reaches beyond the text in its wide variation', () => {
    expect(shown(mocks.wide)).toContain('data-width="wide"')
    expect(shown(mocks.atReadingWidth)).toContain('data-width="text"')
  })

  it('has no caption without words or owner', () => {
    expect(shown(mocks.pictureOnly)).not.toContain('figcaption')
  })

  it('keeps room for a picture of unknown size', () => {
    expect(shown(mocks.withoutDimensions)).toContain('width="1600" height="1000"')
  })
})
