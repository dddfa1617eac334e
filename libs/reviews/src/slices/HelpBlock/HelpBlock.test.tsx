import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('HelpBlock', () => {
  it('leaves out organisations that are gone', () => {
    expect(shown(mocks.oneIsGone).match(/he-help-item/g)).toHaveLength(1)
  })

  it('makes numbers ones to dial', () => {
    expect(shown(mocks.several)).toContain('href="tel:')
  })
})
