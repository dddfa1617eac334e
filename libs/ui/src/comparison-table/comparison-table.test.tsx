import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
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

  it('marks the points in which things differ, in words', () => {
    const unlike = [
      { label: 'Score', cells: ['9', '8'], differs: true },
      { label: 'Age', cells: ['18', '18'], differs: false },
    ]
    const html = renderToStaticMarkup(
      <ComparisonTable caption="Two casinos" things={things} rows={unlike} marksDifferences />,
    )
    expect(html.match(/differs</g)).toHaveLength(1)
  })

  it.each([320, 390])('hides no column of a window of %i pixels', async (width) => {
    await page.viewport(width, 800)
    const many = Array.from({ length: 4 }, (_, place) => ({ name: `Casino number ${place}` }))
    const holder = mount(
      <ComparisonTable
        caption="Four casinos"
        things={many}
        rows={[{ label: 'Withdrawals take', cells: ['2 hours', '3 hours', '4 hours', '5 hours'] }]}
      />,
    )
    const table = holder.querySelector('section')
    expect(table?.scrollWidth).toBeLessThanOrEqual(table?.clientWidth ?? 0)
  })

  it('gives up to four things the same room', async () => {
    await page.viewport(1280, 800)
    const three = ['Copper Lantern', 'Tide Clock', 'Velvet Comet'].map((name) => ({ name }))
    const cells = [
      'Yes',
      'No',
      'Approved in four minutes, and declared incomplete on the day of the withdrawal',
    ]
    const holder = mount(
      <ComparisonTable caption="Three" things={three} rows={[{ label: 'Checks', cells }]} />,
    )
    const widths = [...holder.querySelectorAll('tbody td')].map((cell) => cell.getBoundingClientRect().width)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2)
  })

  it('begins labels and ends “differs” at the edges of a phone', async () => {
    await page.viewport(390, 800)
    const holder = mount(
      <ComparisonTable
        caption="Two casinos"
        things={things}
        rows={[{ label: 'Score', cells: ['9', '8'], differs: true }]}
        marksDifferences
      />,
    )
    const row = holder.querySelector('tbody tr')!.getBoundingClientRect()
    const label = document.createRange()
    label.selectNodeContents(holder.querySelector('tbody th')!)
    expect(label.getBoundingClientRect().left - row.left).toBeLessThan(1)
    const word = holder.querySelector('.he-comparison-differs')!.getBoundingClientRect()
    expect(row.right - word.right).toBeLessThan(1)
  })

  it('is as wide as its room, and its hidden texts scroll along', async () => {
    await page.viewport(768, 800)
    document.documentElement.style.fontSize = '32px'
    const things = Array.from({ length: 5 }, (_, place) => ({
      name: `Casino number ${place}`,
      action: (
        <button type="button">
          Save <span className="he-hidden">Casino number {place}</span>
        </button>
      ),
    }))
    mount(
      <ComparisonTable
        caption="Five casinos"
        things={things}
        rows={[{ label: 'Age', cells: ['18', '18', '18', '18', '18'] }]}
      />,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768)
    document.documentElement.style.fontSize = ''
  })
})
