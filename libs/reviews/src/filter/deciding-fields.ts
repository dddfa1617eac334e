import { readCasino } from '../rendering/review/casino.ts'
import type { CasinoReviewDocument } from '../documents.ts'
import { facets, orders } from './facets.ts'

const named = (type: string) => ({
  link_type: 'Document',
  id: type,
  uid: type,
  type,
  data: { name: type, title: type },
})

/** A review that has one of everything, so that no filter leaves off before it has looked. */
const whole = {
  name: 'A',
  status: 'active',
  overall_score: 9,
  licences: [{ regulator: named('regulator'), state: 'verified', checked_on: '2026-11-16' }],
  payments: [{ method: named('payment_method'), payout_max: 2 }],
  providers: [{ provider: named('game_provider') }],
  bonuses: [{ bonus: named('bonus') }],
  operator: named('operator'),
  author: named('person'),
  fact_checker: named('person'),
}

let found: readonly string[] | undefined

/**
 * The fields of a review that decide where lists have it and what filters count. What a list is finished from is
 * tagged with these, so they are not written down, and none can be forgotten: the filters and orders are watched while
 * they look at a review.
 */
export function decidingFields(): readonly string[] {
  found ??= fieldsReadOf(whole)
  return found
}

/** The fields that filters and orders read of a review. */
export function fieldsReadOf(fields: object): readonly string[] {
  const read = new Set<string>()
  const data = new Proxy(fields, {
    get: (target, name) => {
      if (typeof name === 'string') read.add(name)
      return Reflect.get(target, name) as unknown
    },
  })
  const review = { id: 'a', uid: 'a', url: '/a', type: 'casino_review', data }
  const casino = readCasino(review as unknown as CasinoReviewDocument)
  if (!casino) return [...read]
  const context = { today: '2026-11-16', market: 'GB' }
  for (const { optionsOf, admits } of facets)
    for (const { value } of [...optionsOf([casino]), { value: 'gb' }]) admits(casino, value, context)
  for (const { compare } of Object.values(orders)) compare(context)(casino, casino)
  return [...read]
}
