import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../../testing/component.ts'
import { Receipt } from './receipt.tsx'

const props = {
  title: 'Withdrawal from Copper Lantern',
  lines: [{ label: 'Amount', value: '£37.50' }],
  total: { label: 'Took', value: '108 minutes' },
  stamp: 'Timed by us',
}

describeConformance('Receipt', (extra) => <Receipt {...props} {...extra} />)

describe('Receipt', () => {
  it('is a figure with its lines by name, what they come to last', () => {
    const html = renderToStaticMarkup(<Receipt {...props} />)
    expect(html).toContain('<figcaption class="he-receipt-title">Withdrawal from Copper Lantern</figcaption>')
    expect([...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map(([, ...line]) => line)).toEqual([
      ['Amount', '£37.50'],
      ['Took', '108 minutes'],
    ])
    expect(html).toContain('Timed by us')
  })
})
