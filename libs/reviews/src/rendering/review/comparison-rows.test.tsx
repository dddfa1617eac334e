import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { comparisonRows } from './comparison-rows.tsx'

const card = (min: number) => ({
  method: { link_type: 'Document', type: 'payment_method', id: 'card', uid: 'card', data: { name: 'Card' } },
  min,
  fee: min > 10 ? '3%' : 'None',
  time_max_hours: min,
})
const review = (overall_score: number, more: object = {}): never =>
  ({
    status: 'active',
    overall_score,
    currencies: 'GBP',
    payments: [card(5)],
    rating_breakdown: [{ criterion: 'payouts', score: overall_score }],
    ...more,
  }) as never

const bestIn = (label: string, ...reviews: never[]) =>
  comparisonRows(reviews, 'everything').find((row) => row.label === label)?.best

describe('comparisonRows', () => {
  it('names the best of a score, and of each that it is made of', () => {
    expect(bestIn('Score', review(9), review(7))).toEqual([0])
    expect(bestIn('Payouts', review(9), review(7), review(9))).toEqual([0, 2])
  })

  it('names none where all are alike', () => {
    expect(bestIn('Score', review(8), review(8))).toBeUndefined()
  })

  // shows P98
  it('finds nothing best of a casino that readers are warned of', () => {
    expect(bestIn('Score', review(9, { status: 'warning' }), review(7), review(6))).toEqual([1])
  })

  it('holds no amount of one currency against one of another', () => {
    const dear = review(7, { payments: [card(20)] })
    expect(bestIn('Smallest deposit', review(9), dear)).toEqual([0])
    const inEuros = review(7, { payments: [card(20)], currencies: 'EUR' })
    expect(bestIn('Smallest deposit', review(9), inEuros)).toBeUndefined()
  })

  it('says of a casino that has not paid us since when, whatever it states', () => {
    const unpaid = review(7, { payout_tests: [{ by: 'us', asked_on: '2026-08-14' }] })
    const withdrawals = comparisonRows([review(9), unpaid]).find(({ label }) => label.startsWith('Withdraw'))
    expect(withdrawals?.cells[1]).toBe('unpaid since 14 August 2026')
    const refused = review(7, {
      payout_tests: [{ by: 'us', asked_on: '2026-08-14', refused_on: '2026-08-15' }],
    })
    expect(
      comparisonRows([review(9), refused]).find(({ label }) => label.startsWith('Withdraw'))?.cells[1],
    ).toBe('refused on 15 August 2026')
    const stated = { payments: [card(1)] }
    const best = comparisonRows([
      review(9, { payments: [card(5)] }),
      review(8, { payments: [card(9)] }),
      review(7, { ...stated, payout_tests: [{ by: 'us', asked_on: '2026-08-14' }] }),
    ]).find(({ label }) => label.startsWith('Withdraw'))?.best
    expect(best).toEqual([0])
  })

  it('leads to an offer without a page where its review shows it', () => {
    const bonus = { title: 'Spins', value: '20 spins', last_verified: '2999-01-01' }
    const bonuses = [
      { bonus: { link_type: 'Document', type: 'bonus', id: 'spins', uid: 'spins', data: bonus } },
    ]
    const cellOf = (pages?: readonly string[]) =>
      renderToStaticMarkup(
        comparisonRows([review(9, { bonuses })], 'main points', undefined, pages).find(
          ({ label }) => label === 'Bonus',
        )?.cells[0] as never,
      )
    expect(cellOf(['/de/casino-reviews/nine'])).toContain('href="/de/casino-reviews/nine#offer-spins"')
    expect(cellOf()).not.toContain('href')
  })

  // shows P98
  it.each([
    ['warning', 'we show none of its offers'],
    ['active', 'none known to us now'],
  ])('says why no offer is shown of a casino with status %s', (status, why) => {
    const bonus = { title: 'Spins', value: '20 spins', last_verified: '2999-01-01' }
    const bonuses = [{ bonus: { link_type: 'Document', type: 'bonus', id: 'spins', data: bonus } }]
    const cells = comparisonRows([review(9, { bonuses }), review(2, { status })]).find(
      ({ label }) => label === 'Bonus',
    )?.cells
    expect(cells?.[1]).toBe(why)
  })

  it('says of an offer without wagering that it costs nothing once it is given', () => {
    const bonus = { title: 'Spins', type: 'free spins', cap: 2, currency: 'GBP', wagering_multiple: 0 }
    const bonuses = [{ bonus: { link_type: 'Document', type: 'bonus', id: 'b', data: bonus } }]
    const costs = comparisonRows([review(9, { bonuses })]).find(({ label }) => label === 'Costs on average')
    expect(renderToStaticMarkup(costs?.cells[0])).toContain('nothing, once you have it')
  })

  it('tells the fees, and which way to pay asks them', () => {
    const fees = comparisonRows([review(9), review(7, { payments: [card(20), card(5)] })], 'everything')
    expect(fees.find(({ label }) => label === 'Fees')?.cells).toEqual(['None', '3% (Card); None (Card)'])
  })
})
