import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

const shown = (slice: unknown): string =>
  renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)

describe('CasinoChart', () => {
  it('has a row for each casino, the quickest first, and readers’ times hollow', () => {
    const html = shown(mocks.payouts)
    expect([...html.matchAll(/data-row="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Copper Lantern',
      'Brass Orrery',
    ])
    expect(html.match(/overflow="visible"><path class="he-chart-mark" data-hollow=""/g)).toHaveLength(1)
  })

  it('holds methods against casinos, and a score against time', () => {
    expect(shown(mocks.methods).match(/data-row="/g)).toHaveLength(3)
    expect(shown(mocks.history)).toContain('data-row="2026-10-22"')
  })

  it('reckons the middle of a method of all withdrawals by it, not of the casinos’ middles', () => {
    // 0.4 and 0.9 hours at one casino, 26 and 76 at the other.
    expect(shown(mocks.methods)).toContain('>Transfer: 13½ hours<')
  })

  it('renders nothing where nothing was measured', () => {
    expect(shown(mocks.empty)).not.toContain('he-chart')
  })
})
