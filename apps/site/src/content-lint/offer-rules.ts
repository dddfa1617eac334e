import type { Complaint, Rule } from '@house-edge/content/validation'
import { codesOf, dayOf, daysBetween, futureDay, idOf, itemsOf, numberOf, textOf } from './document-values.ts'

/** An offer verified longer ago than this may have changed without anybody looking. */
const staleAfterDays = 30

/**
 * The most a bonus may have to be wagered, by country. Great Britain: LCCP SR
 * 5.1.1, in force since 19 January 2026, which also bans offers that mix products.
 */
const wageringCaps: Readonly<Record<string, { times: number; since: string }>> = {
  GB: { times: 10, since: '2026-01-19' },
}

/** What is known of an offer: one product, its terms, how recently somebody looked. */
export const offerRule: Rule = function* (bonus, { today }) {
  if (bonus.type !== 'bonus') return
  const { data } = bonus
  const end = dayOf(data['valid_to'])
  const hasEnded = end !== undefined && end < today
  if (!hasEnded) yield* verification(data['last_verified'], today)
  yield* wagering(data, today)
  const start = dayOf(data['valid_from'])
  if (start !== undefined && end !== undefined && end < start) {
    yield {
      rule: 'offers/dates-reversed',
      path: ['valid_to'],
      what: `the offer ends on ${end}, before it begins on ${start}`,
      todo: 'Correct one of the two days.',
    }
  }
}

/** Offers on reviews: still running, from a casino still open, and only where it is allowed. */
export const shownOfferRule: Rule = function* (review, { today, find }) {
  if (review.type !== 'casino_review') return
  const allowed = codesOf(review.data['countries_allowed'])
  for (const [index, { bonus: link }] of itemsOf(review.data['bonuses']).entries()) {
    const bonus = find(idOf(link) ?? '')
    if (!bonus) continue
    const path = ['bonuses', index, 'bonus']
    const end = dayOf(bonus.data['valid_to'])
    if (review.data['status'] === 'closed') {
      yield {
        rule: 'offers/casino-closed',
        path,
        what: 'is an offer of a casino that has closed',
        todo: 'Remove it.',
      }
    } else if (end !== undefined && end < today) {
      yield {
        rule: 'offers/ended',
        severity: 'warning',
        path,
        what: `is an offer that ended on ${end}`,
        todo: 'Remove it, or enter its new end if it was prolonged.',
      }
    }
    const elsewhere = codesOf(bonus.data['countries']).filter((code) => !allowed.includes(code))
    if (allowed.length > 0 && elsewhere.length > 0) {
      yield {
        rule: 'offers/country-not-allowed',
        path,
        what: `is an offer for ${elsewhere.join(', ')}, where the casino takes no players`,
        todo: 'Correct the countries of the offer or of the casino.',
      }
    }
  }
}

function* verification(value: unknown, today: string): Generator<Complaint> {
  const path = ['last_verified']
  const day = dayOf(value)
  if (day === undefined) {
    yield {
      rule: 'offers/never-verified',
      path,
      what: 'nobody has said when the offer was last verified',
      todo: 'Compare the offer with the casino’s own terms and enter the day.',
    }
    return
  }
  yield* futureDay('offers/verified-in-future', path, day, today)
  const age = daysBetween(day, today)
  if (age <= staleAfterDays) return
  yield {
    rule: 'offers/stale',
    path,
    what: `the offer was verified ${age} days ago, on ${day}; after ${staleAfterDays} days it is stale`,
    todo: 'Compare it with the casino’s own terms and enter today, or end the offer.',
  }
}

function* wagering(data: Record<string, unknown>, today: string): Generator<Complaint> {
  const times = numberOf(data['wagering_multiple'])
  if (times !== undefined && times > 0 && !textOf(data['wagering_base'])) {
    yield {
      rule: 'offers/wagering-base-missing',
      path: ['wagering_base'],
      what: `it has to be wagered ${times} times, but not what`,
      todo: 'Choose whether the bonus alone counts, or the deposit too.',
    }
  }
  for (const country of codesOf(data['countries'])) {
    const cap = wageringCaps[country]
    if (!cap || today < cap.since || times === undefined || times <= cap.times) continue
    yield {
      rule: 'offers/wagering-above-cap',
      path: ['wagering_multiple'],
      what: `it has to be wagered ${times} times; in ${country} ${cap.times} times is the most the law allows`,
      todo: `Check the terms. If they say so, take the offer down in ${country} and tell the casino.`,
    }
  }
}
