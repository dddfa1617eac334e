import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('SelfCheck', () => {
  // shows P197
  it('asks nine questions with four answers, of nought to three points', () => {
    const html = shown(mocks.empty)
    expect(html.match(/<fieldset/g)).toHaveLength(9)
    for (const points of [0, 1, 2, 3]) expect(html.split(`data-points="${points}"`)).toHaveLength(10)
  })

  // shows P197
  it('gives callable numbers for help in each country', () => {
    const html = shown(mocks.withHelp)
    expect(html).toContain('Help: United Kingdom')
    expect(html).toMatch(/href="tel:/)
  })

  it('needs no organisation', () => {
    expect(shown(mocks.empty)).not.toContain('Help')
  })
})
