import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
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

  it('gives every cell its heading for narrow windows', () => {
    const html = renderToStaticMarkup(<PaymentsTable payments={payments} />)
    expect(html.match(/<td[^>]* data-label="[^"]+"/g)).toHaveLength(10)
  })
})
