import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../../testing/component.ts'
import { wageringSaid } from '../calculator/calculator-words.ts'
import { WageringCalculator } from './wagering-calculator.island.tsx'

const terms = { deposit: 50, bonus: 50, multiple: 35, base: 'bonus' } as const

describeConformance('WageringCalculator', (extra) => (
  <WageringCalculator said={wageringSaid()} terms={terms} currency="GBP" {...extra} />
))

describe('WageringCalculator', () => {
  it('shows the worked example before any script runs', () => {
    const html = renderToStaticMarkup(
      <WageringCalculator said={wageringSaid()} terms={terms} currency="GBP" />,
    )
    expect(html).toContain('£1,750')
    expect(html).toContain('−£20')
  })

  it('counts again with what is typed', async () => {
    const holder = mount(<WageringCalculator said={wageringSaid()} terms={terms} currency="GBP" />)
    await page.getByLabelText('Wagering, times').fill('10')
    expect(holder.querySelector('output')?.textContent).toContain('£500')
    await page.getByLabelText('Wagering counts').selectOptions('deposit and bonus')
    expect(holder.querySelector('output')?.textContent).toContain('£1,000')
  })

  it.each(['abc', '-5', '99999999999999', ''])('marks %j and works nothing out from it', async (text) => {
    const holder = mount(<WageringCalculator said={wageringSaid()} terms={terms} currency="GBP" />)
    await page.getByLabelText('The bonus').fill(text)
    const field = holder.querySelector('[name=bonus]')
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    const remark = document.getElementById(field?.getAttribute('aria-describedby') ?? '')
    expect(remark?.textContent).toMatch(/^Enter /)
    expect(holder.querySelector('table')).toBeNull()
    expect(holder.textContent).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each([320, 390])('fits %i pixels, and amounts keep their sign', async (width) => {
    await page.viewport(width, 800)
    const large = { deposit: 1000, bonus: 2000, multiple: 40, base: 'deposit and bonus' } as const
    const holder = mount(
      <div style={{ padding: '1.25rem' }}>
        <WageringCalculator said={wageringSaid()} terms={large} currency="CAD" />
      </div>,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const cells = [...holder.querySelectorAll('td')]
    expect(cells).not.toEqual([])
    expect(cells.filter((cell) => linesOf(cell) !== 1)).toEqual([])
  })
})

function linesOf(node: Node): number {
  const range = document.createRange()
  range.selectNodeContents(node)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}
