import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../../testing/component.ts'
import { PaymentsTable } from './payments-table.tsx'

const payments = [
  {
    method: 'Plumb Debit',
    kind: 'Card',
    deposit: true,
    withdraw: true,
    limits: '£5 to £10,000',
    fee: 'None',
    time: '1 hour',
  },
  { method: 'Bellpush' },
]

describeConformance('PaymentsTable', (extra) => <PaymentsTable payments={payments} {...extra} />)

describe('PaymentsTable', () => {
  it('says so where a figure is not known', () => {
    const html = renderToStaticMarkup(<PaymentsTable payments={[{ method: 'Bellpush' }]} />)
    expect(html.match(/not stated/g)).toHaveLength(5)
  })

  it('keeps a badge and a button apart', () => {
    const payment = { method: 'Velvet Comet', status: 'warning' as const, action: <b>Save</b> }
    const html = renderToStaticMarkup(<PaymentsTable payments={[payment]} />)
    expect(html).toMatch(/Warning<\/span> <b>Save/)
  })

  it('gives every cell its heading for narrow windows', () => {
    const html = renderToStaticMarkup(<PaymentsTable payments={payments} />)
    expect(html.match(/<td[^>]* data-label="[^"]+"/g)).toHaveLength(10)
  })

  it('says how soon money is there before anything else', () => {
    const html = renderToStaticMarkup(<PaymentsTable payments={payments} />)
    expect(/data-label="([^"]+)"/.exec(html)?.[1]).toBe('Time to withdraw')
  })

  it('leaves room for four casinos in a window of a phone', async () => {
    await page.viewport(390, 844)
    const action = <button type="button">Save</button>
    const holder = mount(<PaymentsTable payments={[{ ...payments[0]!, kind: undefined, action }]} />)
    expect(holder.querySelector('tbody tr')!.getBoundingClientRect().height).toBeLessThan(844 / 5)
    const [last, before] = [...holder.querySelectorAll('td')].toReversed()
    expect(last!.getBoundingClientRect().top).toBe(before!.getBoundingClientRect().top)
  })

  describe.each([16, 24, 32])('with text set to %i pixels', (size) => {
    afterEach(() => {
      document.documentElement.style.fontSize = ''
    })

    it.each([320, 390, 720, 1280])('stays inside a window of %i pixels', async (width) => {
      await page.viewport(width, 800)
      document.documentElement.style.fontSize = `${size}px`
      const fee = '£2.50 from the second withdrawal in a week'
      mount(<PaymentsTable payments={payments.map((payment) => ({ ...payment, fee }))} />)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    })
  })
})
