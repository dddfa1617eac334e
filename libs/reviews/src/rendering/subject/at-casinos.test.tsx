import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CasinoReviewDocument } from '../../documents.ts'
import mocks from '../review/mocks.json' with { type: 'json' }
import { LicencesOfCasinos, PaymentAtCasinos } from './at-casinos.tsx'

const subject = (type: string, id: string, name: string) =>
  ({ type, id, alternate_languages: [], data: { name } }) as never
const card = subject('payment_method', 'a', 'Card')
const board = subject('regulator', 'b', 'Board')
const complete = mocks.complete as unknown as CasinoReviewDocument

function withStatus(status: string): CasinoReviewDocument {
  const payments = [
    {
      method: { link_type: 'Document', type: 'payment_method', id: 'a', data: { name: 'Card' } },
      withdraw: true,
      time_min_hours: 24,
      time_max_hours: 72,
    },
  ]
  const licences = [
    { regulator: { link_type: 'Document', type: 'regulator', id: 'b', data: { name: 'Board' } } },
  ]
  return { ...complete, data: { ...complete.data, status, payments, licences } } as never
}

describe('PaymentAtCasinos', () => {
  // shows P98
  it('names a casino with its warning', () => {
    const html = renderToStaticMarkup(<PaymentAtCasinos subject={card} reviews={[withStatus('warning')]} />)
    expect(html).toContain('Warning')
    expect(html).toContain('24 to 72 hours, as it claims')
  })

  it('counts those to choose from, and apart from them the others, as a search does', () => {
    const html = renderToStaticMarkup(
      <PaymentAtCasinos subject={card} reviews={[withStatus('active'), withStatus('warning')]} />,
    )
    expect(html).toContain(
      '1 casino to choose from takes Card (all countries). 1 more takes it that we warn of, that has closed or that we no longer list.',
    )
  })

  it('counts a casino once that has two rows', () => {
    const { data, ...rest } = withStatus('active')
    const twice = { ...rest, data: { ...data, payments: [...data.payments, ...data.payments] } } as never
    const html = renderToStaticMarkup(<PaymentAtCasinos subject={card} reviews={[twice]} />)
    expect(html).toContain('1 casino to choose from takes Card (all countries).')
  })

  it('says so where none of those that take it is one to choose', () => {
    const html = renderToStaticMarkup(<PaymentAtCasinos subject={card} reviews={[withStatus('unlisted')]} />)
    expect(html).toContain(
      '<p>No casino we recommend takes Card. 1 takes it that we warn of, that has closed or that we no longer list.',
    )
  })

  it('names who pays out by it soonest, and has them in that order', () => {
    const named = (name: string, hours: number, status = 'active') => {
      const { data, ...rest } = withStatus(status)
      const [payment] = data.payments
      return {
        ...rest,
        data: { ...data, name, payments: [{ ...payment, time_min_hours: hours, time_max_hours: hours }] },
      }
    }
    const reviews = [named('Slow', 40), named('Warned', 1, 'warning'), named('Quick', 3)] as never
    const html = renderToStaticMarkup(<PaymentAtCasinos subject={card} reviews={reviews} />)
    expect(html).toMatch(
      /The fastest pays out by it in 3 hours: <a[^>]*>Quick<\/a>\. Sorted: fastest payout first\./,
    )
    expect(html.lastIndexOf('>Quick<')).toBeLessThan(html.lastIndexOf('>Slow<'))
    expect(html.lastIndexOf('>Slow<')).toBeLessThan(html.lastIndexOf('>Warned<'))
  })

  it('has the one first that may pay sooner, of two that take as long at the latest', () => {
    const named = (name: string, fastest: number) => {
      const { data, ...rest } = withStatus('active')
      const [payment] = data.payments
      return {
        ...rest,
        data: { ...data, name, payments: [{ ...payment, time_min_hours: fastest, time_max_hours: 90 }] },
      }
    }
    const reviews = [named('Always', 90), named('Between', 51)] as never
    const html = renderToStaticMarkup(<PaymentAtCasinos subject={card} reviews={reviews} />)
    expect(html.lastIndexOf('>Between<')).toBeLessThan(html.lastIndexOf('>Always<'))
  })

  it('says nothing more of a casino that is simply open', () => {
    const html = renderToStaticMarkup(<PaymentAtCasinos subject={card} reviews={[withStatus('active')]} />)
    expect(html).not.toContain('Warning')
    expect(html).not.toContain('as it claims')
  })
})

describe('in another language', () => {
  it.each([
    ['payment method', 'payment_method', 'a'],
    ['regulator', 'regulator', 'b'],
  ])('a %s has the casinos that name its original', (_what, type, id) => {
    const translation = {
      type,
      id: `${id}_de`,
      alternate_languages: [{ id, lang: 'en-gb' }],
      data: { name: 'Ω' },
    } as never
    const reviews = [withStatus('active')]
    const html = renderToStaticMarkup(
      <>
        <PaymentAtCasinos subject={translation} reviews={reviews} />
        <LicencesOfCasinos subject={translation} reviews={reviews} />
      </>,
    )
    expect(html).toContain(complete.data.name)
  })
})

describe('LicencesOfCasinos', () => {
  it('names no closed casino without saying that it is', () => {
    expect(
      renderToStaticMarkup(<LicencesOfCasinos subject={board} reviews={[withStatus('closed')]} />),
    ).toContain('Closed')
  })
})

describe('PaymentAtCasinos: and other lists', () => {
  it.each([
    [
      'payment method',
      <PaymentAtCasinos key="" subject={card} reviews={[withStatus('active')]} saveForm="save" />,
    ],
    [
      'regulator',
      <LicencesOfCasinos key="" subject={board} reviews={[withStatus('active')]} saveForm="save" />,
    ],
  ])('of a %s can be saved from there', (_what, list) => {
    expect(renderToStaticMarkup(list)).toContain(`form="save" value="${complete.id}"`)
  })
})
