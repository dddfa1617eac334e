import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('Quote', () => {
  it('leaves the quotation marks to the design', () => {
    expect(shown(mocks.wordsOnly)).toContain('<p>Nobody has ever been ruined')
  })

  it('names no source when none is known', () => {
    expect(shown(mocks.wordsOnly)).not.toContain('figcaption')
  })
})
