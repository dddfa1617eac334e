import { describe, expect, it } from 'vitest'
import { inOurWords, typedInOurWords } from './synonyms.ts'

const settings = {
  data: {
    synonyms: [
      { words: 'card, bank card', means: 'Plumb Debit' },
      { words: 'c++ (play)', means: 'slots' },
      { words: 'nothing meant', means: null },
    ],
  },
} as never

describe('typedInOurWords', () => {
  const typing = {
    data: {
      synonyms: [
        { words: 'payout, payouts', means: 'withdrawals' },
        { words: 'payout rate', means: 'return to player' },
      ],
    },
  } as never

  it.each([
    ['payout', 'withdrawals'],
    ['payo', 'withdrawals'],
    ['payout ', 'withdrawals'],
    ['Payout r', 'return to player'],
    ['fast payouts', 'fast withdrawals'],
    ['pay', 'pay'],
    ['wagering', 'wagering'],
  ])('reads “%s”, which is not typed to its end, as “%s”', (typed, read) => {
    expect(typedInOurWords(typed, typing)).toBe(read)
  })
})

describe('inOurWords', () => {
  it.each([
    ['fast Bank Card casino', 'fast Plumb Debit casino'],
    ['card', 'Plumb Debit'],
    ['cárd', 'Plumb Debit'],
    ['discarded', 'discarded'],
    ['a c++ (play) b', 'a slots b'],
    ['nothing meant', 'nothing meant'],
  ])('reads “%s” as “%s”', (question, read) => {
    expect(inOurWords(question, settings)).toBe(read)
  })

  it('changes nothing while the settings cannot be read', () => {
    expect(inOurWords('card', undefined)).toBe('card')
    expect(inOurWords('card', { data: {} } as never)).toBe('card')
  })
})
