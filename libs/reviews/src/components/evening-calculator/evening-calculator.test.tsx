import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../../testing/component.ts'
import { eveningSaid } from '../calculator/calculator-words.ts'
import { EveningCalculator } from './evening-calculator.island.tsx'

const terms = { stake: 2, rounds: 40, hours: 3, edge: 2.7, swing: 'even' } as const

describeConformance('EveningCalculator', (extra) => (
  <EveningCalculator said={eveningSaid()} terms={terms} currency="GBP" address="/worked-out" {...extra} />
))

describe('EveningCalculator', () => {
  it('shows the worked example before any script runs', () => {
    const html = renderToStaticMarkup(<EveningCalculator said={eveningSaid()} terms={terms} currency="GBP" />)
    expect(html).toContain('£6.48')
    expect(html).toContain('a loss of £28')
  })

  it('counts again and says so in its link', async () => {
    const holder = mount(
      <EveningCalculator said={eveningSaid()} terms={terms} currency="GBP" address="/worked-out" />,
    )
    await page.getByLabelText('House edge, per cent').fill('10')
    await page.getByLabelText('Results swing like').selectOptions('a slot')
    expect(holder.querySelector('output')?.textContent).toContain('£24 of it on average')
    expect(holder.querySelector('a')?.getAttribute('href')).toBe(
      '/worked-out?sum=evening&currency=GBP&stake=2&rounds=40&hours=3&edge=10&swing=slot',
    )
  })

  // shows P195
  it.each(['abc', '-5', '99999999999999', ''])('marks %j and works nothing out from it', async (text) => {
    const holder = mount(
      <EveningCalculator said={eveningSaid()} terms={terms} currency="GBP" address="/worked-out" />,
    )
    await page.getByLabelText('Hours').fill(text)
    const field = holder.querySelector('[name=hours]')
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    const remark = document.getElementById(field?.getAttribute('aria-describedby') ?? '')
    expect(remark?.textContent).toMatch(/^Enter /)
    expect(holder.querySelector('table')).toBeNull()
    expect(holder.querySelector('a')).toBeNull()
    expect(holder.textContent).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('begins with typed figures, right or wrong', () => {
    const html = renderToStaticMarkup(
      <EveningCalculator
        said={eveningSaid()}
        terms={terms}
        typed={{ stake: 'ten', hours: '4' }}
        currency="GBP"
      />,
    )
    expect(html).toContain('value="ten"')
    expect(html).toContain('Enter a figure, such as 50 or 12.50.')
    expect(html).toContain('value="4"')
  })

  it.each([320, 390])('stays inside a window of %i pixels', async (width) => {
    await page.viewport(width, 800)
    const large = { stake: 100_000, rounds: 2000, hours: 24, edge: 100, swing: 'slot' } as const
    mount(
      <div style={{ padding: '1.25rem' }}>
        <EveningCalculator said={eveningSaid()} terms={large} currency="CAD" address="/worked-out" />
      </div>,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
