import { describe, expect, it } from 'vitest'
import { orderOf, orderWords } from './order-of.ts'
import { readIntent } from './read-intent.ts'

const casino = (countries_allowed: string, status = 'active') =>
  ({ casino: { status }, document: { data: { countries_allowed } } }) as never
const british = [casino('GB'), casino('GB')]
const mixed = [casino('GB'), casino('IE')]

/** What a reader in Britain is told of the order of an answer. */
const said = (question: string, candidates: readonly never[] = british): string | undefined => {
  const order = orderOf(candidates, readIntent(question, []), { today: '2026-11-20', market: 'GB' })
  return order && orderWords(order)
}

describe('orderOf', () => {
  it.each([
    ['withdrawals', 'Sorted: fastest payout first.'],
    ['best casino', 'Sorted: best score first.'],
    ['smallest wagering', 'Sorted: smallest wagering first.'],
    ['safest casino', 'Sorted: best score for safety first.'],
    ['highest withdrawal limit', 'Sorted: highest withdrawal limit first.'],
    ['paid within a day', 'Sorted: fastest payout first.'],
  ])('names the rule by which “%s” is answered', (question, order) => {
    expect(said(question)).toBe(order)
  })

  it('says that casinos of the reader’s country come first, where others follow', () => {
    expect(said('withdrawals', mixed)).toBe(
      'Sorted: fastest payout first. Those that accept players from the United Kingdom come before the others.',
    )
  })

  it('says that casinos one may not choose come last, and counts them towards no rule', () => {
    const warned = casino('IE', 'warning')
    expect(said('withdrawals', [...british, warned])).toBe(
      'Sorted: fastest payout first. Those that we warn of, that have closed or that we no longer list come after all of these.',
    )
    expect(said('withdrawals', [...mixed, casino('GB', 'closed')])).toMatch(
      /Kingdom come before the others\. Those that we warn of/,
    )
    expect(said('withdrawals', [casino('GB'), warned])).toBeUndefined()
  })

  it('names none of what is found by its words, of warnings, and of one casino', () => {
    expect([said('lantern'), said('scam casinos'), said('withdrawals', [casino('GB')])]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
