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
    expect(shown(mocks.withWarning).match(/<li class="he-ranked-item"/g)).toHaveLength(1)
  })

  it('gives no place to a casino that is warned of, and says so', () => {
    const [ranked = '', below = ''] = shown(mocks.withWarning).split('</ol>')
    expect(ranked).not.toContain('Warning')
    expect(below).toMatch(/not recommended now:.*Warning/s)
  })

  it('ranks warnings where there is nothing else', () => {
    const { primary } = mocks.withWarning
    const warned = primary.items.filter((item) => JSON.stringify(item).includes('"warning"'))
    expect(warned.length).toBeGreaterThan(0)
    const html = shown({ ...mocks.withWarning, primary: { ...primary, items: warned } })
    expect(html.match(/<li class="he-ranked-item"/g)).toHaveLength(warned.length)
  })

  it('says how it is ordered', () => {
    expect(shown(mocks.ranked)).toContain('Nobody can pay for a place.')
  })
})
