import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount, unmountAll } from '../conformance/describe-conformance.tsx'
import { WageringCalculator } from './wagering-calculator.island.tsx'

const terms = { deposit: 50, bonus: 50, multiple: 35, base: 'bonus' } as const

describeConformance('WageringCalculator', (extra) => (
  <WageringCalculator terms={terms} currency="GBP" {...extra} />
))

describe('WageringCalculator', () => {
  it('shows the worked example before any script runs', () => {
    const html = renderToStaticMarkup(<WageringCalculator terms={terms} currency="GBP" />)
    expect(html).toContain('£1,750')
    expect(html).toContain('−£20')
  })

  it('counts again with what is typed', async () => {
    const holder = mount(<WageringCalculator terms={terms} currency="GBP" />)
    await page.getByLabelText('Wagering, times').fill('10')
    expect(holder.querySelector('output')?.textContent).toContain('£500')
    await page.getByLabelText('Wagering counts').selectOptions('deposit and bonus')
    expect(holder.querySelector('output')?.textContent).toContain('£1,000')
    unmountAll()
  })

  it('shows no broken figure for words or for nothing', async () => {
    const holder = mount(<WageringCalculator terms={terms} currency="GBP" />)
    await page.getByLabelText('The bonus').fill('ten')
    expect(holder.textContent).not.toMatch(/NaN|undefined|Infinity/)
    unmountAll()
  })
})
