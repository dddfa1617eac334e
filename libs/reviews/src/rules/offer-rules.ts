import type { Complaint, LintContext, Rule } from '@house-edge/content/validation'
import { freshDays, isFresh } from '../rendering/offer/offer-terms.ts'
import { isPromoted } from '../rendering/review/review-status.ts'
import { readCodes, readDay, readNumber, readText } from '@house-edge/slices/reading'
import { daysBetween, futureDay, idOf, itemsOf } from './document-values.ts'

/**
 * The highest wagering requirement that is allowed, by country. Great Britain: LCCP SR
 * 5.1.1, in force since 19 January 2026, which also bans offers that mix products.
 */
const wageringCaps: Readonly<Record<string, { times: number; since: string }>> = {
  GB: { times: 10, since: '2026-01-19' },
}

/** An offer has one product, complete terms, and a recent verification. */
export const offerRule: Rule = function* (bonus, { today }) {
  if (bonus.type !== 'bonus') return
  const { data } = bonus
  const end = readDay(data['valid_to'])
  const hasEnded = end !== undefined && end < today
  if (!hasEnded) yield* verification(data['last_verified'], today)
  yield* wagering(data, today)
  const start = readDay(data['valid_from'])
  if (start !== undefined && end !== undefined && end < start) {
    yield {
      rule: 'offers/dates-reversed',
      path: ['valid_to'],
      what: `the offer ends on ${end}, before it begins on ${start}`,
      todo: 'Correct one of the two days.',
    }
  }
}

/** Why no way leads to a casino, by the status of its review. */
const unpromoted: Readonly<Record<string, string>> = {
  closed: 'has closed',
  warning: 'readers are warned against',
  unlisted: 'is no longer listed',
}

/** Offers on reviews: only of casinos that we may link to, and only in allowed countries. */
export const shownOfferRule: Rule = function* (review, { find }) {
  if (review.type !== 'casino_review') return
  const allowed = readCodes(review.data['countries_allowed'])
  for (const [index, { bonus: link }] of itemsOf(review.data['bonuses']).entries()) {
    const bonus = find(idOf(link) ?? '')
    if (!bonus) continue
    const path = ['bonuses', index, 'bonus']
    if (!isPromoted(review.data)) {
      const status = String(review.data['status'])
      yield {
        rule: `offers/casino-${status}`,
        path,
        what: `is an offer of a casino that ${unpromoted[status] ?? 'is not open'}, and is shown to nobody`,
        todo: 'Remove it.',
      }
    }
    const elsewhere = readCodes(bonus.data['countries']).filter((code) => !allowed.includes(code))
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

/** Links to offers: the offer still runs and was verified recently. */
export const linkedOfferRule: Rule = function* (document, { today, find, fields }: LintContext) {
  for (const { path, value } of fields(document)) {
    const bonus = find(idOf(value) ?? '')
    if (bonus?.type !== 'bonus') continue
    const end = readDay(bonus.data['valid_to'])
    const verified = readDay(bonus.data['last_verified'])
    if (end !== undefined && end < today) {
      yield {
        rule: 'offers/ended',
        severity: 'warning',
        path,
        what: `is an offer that ended on ${end}`,
        todo: 'Remove it, or enter its new end if it was prolonged.',
      }
    } else if (verified === undefined || !isFresh(bonus.data, today)) {
      yield {
        rule: 'offers/shown-stale',
        severity: 'warning',
        path,
        what: 'is an offer that nobody has verified lately',
        todo: 'Compare it with the casino’s own terms and enter the day there, or remove it here.',
      }
    }
  }
}

function* verification(value: unknown, today: string): Generator<Complaint> {
  const path = ['last_verified']
  const day = readDay(value)
  if (day === undefined) {
    yield {
      rule: 'offers/never-verified',
      severity: 'warning',
      path,
      what: 'nobody has said when the offer was last verified',
      todo: 'Compare the offer with the casino’s own terms and enter the day.',
    }
    return
  }
  yield* futureDay('offers/verified-in-future', path, day, today)
  if (isFresh({ last_verified: day }, today)) return
  yield {
    rule: 'offers/stale',
    severity: 'warning',
    path,
    what: `the offer was verified ${daysBetween(day, today)} days ago, on ${day}; after ${freshDays} days it is stale`,
    todo: 'Compare it with the casino’s own terms and enter today, or end the offer.',
  }
}

function* wagering(data: Record<string, unknown>, today: string): Generator<Complaint> {
  const times = readNumber(data['wagering_multiple'])
  if (times !== undefined && times > 0 && !readText(data['wagering_base'])) {
    yield {
      rule: 'offers/wagering-base-missing',
      path: ['wagering_base'],
      what: `it has to be wagered ${times} times, but not what`,
      todo: 'Choose whether the bonus alone counts, or the deposit too.',
    }
  }
  for (const country of readCodes(data['countries'])) {
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
