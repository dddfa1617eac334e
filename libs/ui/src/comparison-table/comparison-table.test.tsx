import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { ComparisonTable } from './comparison-table.tsx'

const things = [{ name: 'Copper Lantern', href: '/a' }, { name: 'Tide Clock' }]
const rows = [{ label: 'Withdrawals take', cells: ['2 hours', undefined] }]

describeConformance('ComparisonTable', (extra) => (
  <ComparisonTable caption="Two casinos" things={things} rows={rows} {...extra} />
))

describe('ComparisonTable', () => {
  it('can be scrolled by keyboard and says what it is', () => {
    const html = renderToStaticMarkup(<ComparisonTable caption="Two casinos" things={things} rows={rows} />)
    expect(html).toMatch(/^<section aria-label="Two casinos"[^>]* tabindex="0"/)
  })

  it('shows a dash where nothing is known', () => {
    const html = renderToStaticMarkup(<ComparisonTable caption="Two casinos" things={things} rows={rows} />)
    expect(html).toContain('>–<')
  })

  it('renders nothing when there is nothing to compare', () => {
    expect(renderToStaticMarkup(<ComparisonTable caption="None" things={[]} rows={rows} />)).toBe('')
  })
})
