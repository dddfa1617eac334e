import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} />)
}

describe('Toplist', () => {
  it('gives each review its place and its reason', () => {
    const html = shown(mocks.ranked)
    expect(html.match(/<li class="he-ranked-item"/g)).toHaveLength(mocks.ranked.primary.items.length)
    expect(html).toContain('Nine withdrawals, nine times in under two hours.')
  })

  it('moves up the others when a review is gone', () => {
    expect(shown(mocks.withWarning).match(/<li class="he-ranked-item"/g)).toHaveLength(2)
  })

  it('warns of a casino that is not simply open', () => {
    expect(shown(mocks.withWarning)).toContain('Warning')
  })

  it('says how it is ordered', () => {
    expect(shown(mocks.ranked)).toContain('Nobody can pay for a place.')
  })
})
