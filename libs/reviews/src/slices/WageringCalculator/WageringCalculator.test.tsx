import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('WageringCalculator', () => {
  it('begins with the figures of the editor', () => {
    expect(shown(mocks.common)).toContain('£500')
  })

  it('begins with a common offer when there are none', () => {
    expect(shown(mocks.empty)).toContain('3,500')
  })

  it('begins with no figure that its fields would refuse', () => {
    const slice = { ...mocks.common, primary: { ...mocks.common.primary, multiple: 5000 } }
    expect(shown(slice)).not.toContain('aria-invalid')
    expect(shown(slice)).toContain('value="35"')
  })

  it('draws what its table says, where the editor left out how much tables count', () => {
    const html = shown(mocks.common)
    expect(html).toContain('Single-zero roulette, counted 10%')
    expect(html).not.toContain('Does not count at all')
  })

  it('says when an offer costs more than it gives', () => {
    expect(shown(mocks.costsMoreThanItGives)).toContain('data-sign="loss">Nothing<')
  })
})
