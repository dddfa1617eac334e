import { describe, expect, it } from 'vitest'
import { casinoContext } from './casino-context.ts'
import { readIntent } from './read-intent.ts'

const kestrel = { uid: 'kestrel', name: 'Kestrel', kind: undefined }
const candidate = {
  casino: {
    name: 'Tide Clock',
    methods: [{ ...kestrel, takesDeposits: true }],
    payoutWords: 'two hours',
    offers: [
      { name: 'Grand tour', multiple: 30, wagering: '30× the bonus', isIn: () => true },
      {
        name: 'First lamp',
        multiple: 10,
        wagering: '10× the bonus',
        isIn: (market: string) => market === 'GB',
      },
      { multiple: 0, wagering: 'none', from: '2026-11-21', isIn: () => true },
    ],
  },
  document: { data: { rating_breakdown: [{ criterion: 'safety', score: 8 }] } },
  hit: undefined,
} as never

const asking = { today: '2026-11-20', market: 'GB' }

describe('casinoContext', () => {
  it.each([
    ['casinos with kestrel', 'Takes Kestrel'],
    ['fastest payouts', 'Withdrawals take two hours'],
    ['safest casino', 'Safety: 8 out of 10'],
    ['smallest wagering', 'Smallest wagering: 10× the bonus (First lamp)'],
    [
      'fastest payout with the smallest wagering',
      'Withdrawals take two hours. Smallest wagering: 10× the bonus (First lamp)',
    ],
    ['best casino', undefined],
  ])('answers %j with the fact it asks for', (question, fact) => {
    expect(casinoContext(candidate, readIntent(question, [kestrel]), asking)).toBe(fact)
  })

  it.each([
    ['tide clock', 'Late. Withdrawals take two hours. Smallest wagering: 10× the bonus (First lamp)'],
    ['tide clock safe', 'Late. Safety: 8 out of 10'],
    ['tide clock kestrel', 'Late. Takes Kestrel'],
    ['best of tide clock', 'Late. Withdrawals take two hours. Smallest wagering: 10× the bonus (First lamp)'],
  ])('has for %j the verdict on the casino, and what is asked of it', (question, context) => {
    const named = {
      ...(candidate as { casino: object }),
      casino: { ...(candidate as { casino: object }).casino, headline: 'Late.', status: 'active' },
      hit: { inTitle: ['tide', 'clock'] },
    } as never
    expect(casinoContext(named, readIntent(question, [kestrel]), asking)).toBe(context)
  })

  it('says of casinos in the order of their quickest payouts which way that is', () => {
    const { casino } = candidate as { casino: object }
    const quickestWay = { name: 'Kestrel', fastestHours: 1, payoutHours: 2 }
    const quick = { ...(candidate as object), casino: { ...casino, quickestWay } } as never
    expect(casinoContext(quick, readIntent('fastest payouts', []), asking)).toBe(
      'Withdrawals take 1 to 2 hours by Kestrel',
    )
  })

  it('has no figure of an offer that is not open', () => {
    const none = { today: '2026-11-20', market: 'IE' }
    expect(casinoContext(candidate, readIntent('smallest wagering', []), none)).toBe(
      'Smallest wagering: 30× the bonus (Grand tour)',
    )
    const closed = {
      ...(candidate as object),
      casino: { name: 'Tide Clock', methods: [], offers: [] },
    } as never
    expect(casinoContext(closed, readIntent('smallest wagering', []), none)).toBeUndefined()
  })
})
