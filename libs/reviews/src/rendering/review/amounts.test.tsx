import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { OfferMarkets } from '../markets/markets.ts'
import { methodAmounts, monthlyLimit } from './amounts.ts'
import { comparisonRows } from './comparison-rows.tsx'
import { OfferTerms } from './offer.tsx'
import { paymentsOf } from './payments.ts'
import { ReviewFacts } from '../review-page/review-facts.tsx'

const card = {
  link_type: 'Document',
  type: 'payment_method',
  id: 'card',
  uid: 'card',
  url: '/card',
  data: { name: 'Card' },
}
const wallet = { ...card, id: 'wallet', uid: 'wallet', url: '/wallet', data: { name: 'Wallet' } }
const data = {
  name: 'Heron',
  currencies: 'GBP, EUR',
  countries_allowed: 'GB, IE, SE',
  withdrawal_limit_month: 2000,
  payments: [
    { method: card, min: 20, max: 1000, fee: '£1 a payment' },
    { method: wallet, min: 10, fee: 'None' },
  ],
  amounts_elsewhere: [
    { countries: 'ie', currency: 'EUR', withdrawal_limit_month: 2500 },
    { countries: 'IE', method: card, min: 25, max: 1200, fee: '€1 a payment' },
  ],
}
const review = data as never
const document = { id: 'heron', uid: 'heron', type: 'casino_review', url: '/heron', data } as never

describe('monthlyLimit', () => {
  it.each([
    ['IE', '€2,500'],
    ['GB', '£2,000'],
    ['SE', '£2,000 (stated for the United Kingdom)'],
    // Where the casino takes no players there is no figure of theirs.
    ['CA', '£2,000'],
    ['none', '£2,000'],
    [undefined, '£2,000'],
  ])('is that of the market, or says whose it is: %s', (market, words) => {
    expect(monthlyLimit(review, market)?.words).toBe(words)
  })

  it('names the currency where no country has it', () => {
    const elsewhere = { ...data, countries_allowed: 'IE', amounts_elsewhere: [] } as never
    expect(monthlyLimit(elsewhere, 'IE')?.words).toBe('£2,000 (stated in GBP)')
  })
})

describe('methodAmounts', () => {
  const [byCard = {}, byWallet = {}] = data.payments

  it('are those of the method in the market', () => {
    expect(methodAmounts(review, byCard, 'IE')).toEqual({
      limits: '€25 to €1,200',
      fee: '€1 a payment',
      smallest: { amount: 25, currency: 'EUR', words: '€25' },
    })
    expect(methodAmounts(review, byWallet, 'IE')).toMatchObject({
      limits: 'from £10 (stated for the United Kingdom)',
      fee: 'None',
      smallest: { amount: 10, currency: 'GBP', words: '£10 (stated for the United Kingdom)' },
    })
    expect(methodAmounts(review, byCard, 'SE').fee).toBe('£1 a payment (stated for the United Kingdom)')
    expect(methodAmounts(review, byCard, 'GB')).toMatchObject({
      limits: '£20 to £1,000',
      fee: '£1 a payment',
    })
  })
})

describe('amounts on a page', () => {
  const kept: OfferMarkets = { codes: ['GB', 'IE'], isMarked: true }
  const forOne = (code: string): OfferMarkets => ({ codes: [code], isMarked: false })
  const shown = (node: React.ReactNode) => renderToStaticMarkup(<>{node}</>)

  it('are kept for each market', () => {
    const [payment] = paymentsOf(review, kept)
    expect(shown(payment?.limits)).toBe(
      '<he-part data-markets="GB">£20 to £1,000</he-part><he-part data-markets="IE">€25 to €1,200</he-part><he-part data-markets="none">£20 to £1,000</he-part>',
    )
    expect(shown(<ReviewFacts document={document} context={{ markets: forOne('IE') }} />)).toContain(
      '>€2,500<',
    )
  })

  it('are compared by the market', () => {
    const cells = (markets: OfferMarkets | undefined) =>
      shown(
        comparisonRows([review], 'main points', markets).find(({ label }) => label === 'Limit a month')
          ?.cells,
      )
    expect([cells(forOne('IE')), cells(forOne('GB')), cells(undefined)]).toEqual([
      '€2,500',
      '£2,000',
      '£2,000',
    ])
  })

  it('of an offer for two countries say whose they are', () => {
    const offer = (countries: string) =>
      shown(
        <OfferTerms
          bonus={{ title: 'Week', currency: 'GBP', min_deposit: 10, countries }}
          review={undefined}
          context={undefined}
        />,
      )
    expect(offer('GB, IE')).toContain('£10 (stated for the United Kingdom)')
    expect(offer('GB')).toContain('>£10<')
  })
})
