import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CasinoReviewDocument } from '../../documents.ts'
import mocks from '../review/mocks.json' with { type: 'json' }
import { LicencesOfCasinos, PaymentAtCasinos } from './at-casinos.tsx'

const path = '/payment-methods/card'
const complete = mocks.complete as unknown as CasinoReviewDocument

function withStatus(status: string): CasinoReviewDocument {
  const payments = [
    {
      method: { link_type: 'Document', type: 'payment_method', id: 'a', url: path, data: { name: 'Card' } },
      withdraw: true,
      time_min_hours: 24,
      time_max_hours: 72,
    },
  ]
  const licences = [
    { regulator: { link_type: 'Document', type: 'regulator', id: 'b', url: path, data: { name: 'Board' } } },
  ]
  return { ...complete, data: { ...complete.data, status, payments, licences } } as never
}

describe('PaymentAtCasinos', () => {
  // shows P98
  it('names a casino with its warning', () => {
    const html = renderToStaticMarkup(
      <PaymentAtCasinos path={path} name="Card" reviews={[withStatus('warning')]} />,
    )
    expect(html).toContain('Warning')
    expect(html).toContain('1 to 3 days, as it claims')
  })

  it('says nothing more of a casino that is simply open', () => {
    const html = renderToStaticMarkup(
      <PaymentAtCasinos path={path} name="Card" reviews={[withStatus('active')]} />,
    )
    expect(html).not.toContain('Warning')
    expect(html).not.toContain('as it claims')
  })
})

describe('LicencesOfCasinos', () => {
  it('names no closed casino without saying that it is', () => {
    expect(
      renderToStaticMarkup(<LicencesOfCasinos path={path} reviews={[withStatus('closed')]} />),
    ).toContain('Closed')
  })
})

describe('PaymentAtCasinos: and other lists', () => {
  it.each([
    [
      'payment method',
      <PaymentAtCasinos key="" path={path} name="Card" reviews={[withStatus('active')]} saveForm="save" />,
    ],
    ['regulator', <LicencesOfCasinos key="" path={path} reviews={[withStatus('active')]} saveForm="save" />],
  ])('of a %s can be saved from there', (_what, list) => {
    expect(renderToStaticMarkup(list)).toContain(`form="save" value="${complete.id}"`)
  })
})
