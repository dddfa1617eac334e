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
    expect(html.match(/he-comparison-differs/g)).toHaveLength(1)
  })

  it('names the best of a point, in words', () => {
    const html = renderToStaticMarkup(
      <ComparisonTable
        caption="Two"
        things={things}
        rows={[{ label: 'Score', cells: ['9', '8'], best: [0] }]}
      />,
    )
    expect(html).toMatch(/<td data-best="true">9<span [^>]*>best<\/span><\/td><td>8<\/td>/)
  })

  it('leaves out what all have alike once its box is ticked, without a script', async () => {
    await page.viewport(1280, 800)
    const holder = mount(
      <ComparisonTable
        caption="Two"
        things={things}
        rows={[
          { label: 'Score', cells: ['9', '8'], differs: true },
          { label: 'Age', cells: ['18', '18'], differs: false },
        ]}
        marksDifferences
      />,
    )
    const shown = () => [...holder.querySelectorAll('tbody tr')].map((row) => row.checkVisibility())
    expect(shown()).toEqual([true, true])
    await page.getByLabelText('Only what differs').click()
    expect(shown()).toEqual([true, false])
  })

  it.each([
    [320, 2],
    [390, 2],
  ])('shows cards to swipe at %i pixels, and makes the page no wider', async (width, whole) => {
    await page.viewport(width, 800)
    const many = Array.from({ length: 4 }, (_, place) => ({ name: `Casino number ${place}` }))
    const holder = mount(
      <ComparisonTable
        caption="Four casinos"
        things={many}
        rows={[{ label: 'Withdrawals take', cells: ['2 hours', '3 hours', '4 hours', '5 hours'] }]}
      />,
    )
    const table = holder.querySelector('section')!
    const cells = [...holder.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect())
    expect(new Set(cells.map(({ top }) => top)).size).toBe(1)
    expect(cells.filter(({ right }) => right <= table.getBoundingClientRect().right + 1)).toHaveLength(whole)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    table.scrollLeft = 1000
    const label = holder.querySelector('tbody th > span')!.getBoundingClientRect()
    expect(label.left).toBeGreaterThanOrEqual(table.getBoundingClientRect().left)
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
