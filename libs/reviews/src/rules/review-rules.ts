import type { Complaint, LintContext, Rule } from '@house-edge/content/validation'
import { licenceState } from '../rendering/review/licence-state.ts'
import { readCodes, readDay, readNumber, readText } from '@house-edge/slices/reading'
import { currencyOf } from '../rendering/markets/currency-of.ts'
import { futureDay, idOf, itemsOf, type LintedDocument, urlOf } from './document-values.ts'

/** A licence has a regulator, a number, what the register says of it, and the day on which the register was checked. */
export const licenceRule: Rule = function* (review, { today }) {
  if (review.type !== 'casino_review') return
  const licences = itemsOf(review.data['licences'])
  const isVerified = licences.some((licence) => licenceState(licence) === 'verified')
  if (!isVerified && licences.every(hasState) && review.data['status'] === 'active') {
    yield {
      rule: 'licences/none',
      path: ['licences'],
      what: 'the casino is open and has no licence that was found in a register',
      todo: 'Find its licence in the register and enter the day, or change its status to "warning".',
    }
  }
  for (const [index, licence] of licences.entries()) {
    const at = (field: string): Complaint['path'] => ['licences', index, field]
    if (!hasState(licence)) {
      yield {
        rule: 'licences/state-missing',
        path: at('state'),
        what: 'does not say what the register says, so readers are told that the licence is claimed only',
        todo: 'Look the licence up in the register and choose what was found there.',
      }
    }
    if (!readDay(licence['checked_on'])) {
      yield {
        rule: 'licences/never-checked',
        severity: licence['state'] === 'claimed' || !hasState(licence) ? 'warning' : 'error',
        path: at('checked_on'),
        what: 'nobody has said when the register was read',
        todo: 'Look the licence up in the register and enter the day.',
      }
    }
    yield* futureDay('licences/checked-in-future', at('checked_on'), licence['checked_on'], today)
    const missing = [
      idOf(licence['regulator']) ? undefined : 'regulator',
      readText(licence['number']) ? undefined : 'number',
      urlOf(licence['register_url']) ? undefined : 'register_url',
    ]
    for (const field of missing.filter((name) => name !== undefined)) {
      yield {
        rule: 'licences/incomplete',
        severity: 'warning',
        path: at(field),
        what: 'is empty, so a reader cannot check the licence',
        todo: 'Fill it in from the register.',
      }
    }
  }
}

/** Whether an editor chose what the register says of a licence. */
function hasState(licence: Record<string, unknown>): boolean {
  return readText(licence['state']) !== undefined
}

/** A review has an author, a checker and dates, and is not overdue. */
export const editorialRule: Rule = function* (review, { today }) {
  if (review.type !== 'casino_review') return
  const { data } = review
  yield* futureDay('reviews/reviewed-in-future', ['last_reviewed'], data['last_reviewed'], today)
  const due = readDay(data['next_review_due'])
  if (due !== undefined && due < today && data['status'] !== 'closed') {
    yield {
      rule: 'reviews/overdue',
      severity: 'warning',
      path: ['next_review_due'],
      what: `the review was due again on ${due}`,
      todo: 'Review the casino, then enter when it is due next.',
    }
  }
  const { status } = data
  const isMarked = itemsOf(data['changelog']).some(({ kind, date }) => kind === status && readDay(date))
  if ((status === 'warning' || status === 'closed') && !isMarked) {
    yield {
      rule: 'reviews/status-undated',
      severity: 'warning',
      path: ['changelog'],
      what: `no change says since when its status is "${status}", so the page of warnings cannot`,
      todo: `Enter the day and the reason, and choose "${status}" as its kind.`,
    }
  }
  for (const [index, { kind, score, before, after }] of itemsOf(data['changelog']).entries()) {
    if (kind !== 'terms' || typeof score !== 'number' || (readText(before) && readText(after))) continue
    yield {
      rule: 'reviews/change-misnamed',
      path: ['changelog', index, 'kind'],
      what: 'is "terms" where the score was looked at anew, and no term is quoted as it was and as it is',
      todo: 'Choose "score", or enter the sentence before and the sentence after.',
    }
  }
  const author = idOf(data['author'])
  if (author !== undefined && author === idOf(data['fact_checker'])) {
    yield {
      rule: 'reviews/checked-by-author',
      path: ['fact_checker'],
      what: 'the author has checked their own facts',
      todo: 'Have somebody else check them.',
    }
  }
  const points = itemsOf(data['pros']).length + itemsOf(data['cons']).length
  if (points < 2) {
    yield {
      rule: 'reviews/points-missing',
      severity: 'warning',
      path: ['pros'],
      what: 'there are fewer than two pros and cons',
      todo: 'Name what speaks for the casino and what against it.',
    }
  }
}

/** Links we may be paid for have a name of their own (`/go/{name}`). */
export const affiliateRule: Rule = function* (review, context) {
  if (review.type !== 'casino_review') return
  const slug = readText(review.data['go_slug'])
  if (review.data['has_affiliate'] === true && slug === undefined) {
    yield {
      rule: 'affiliates/name-missing',
      severity: 'warning',
      path: ['go_slug'],
      what: 'visits may be paid for, but have no name to go out under',
      todo: 'Enter a name, usually the uid.',
    }
  }
  const other = slug === undefined ? undefined : firstWithSlug(context, slug, review.lang)
  // A translation leads to the same casino.
  if (other && other.id !== review.id) {
    yield {
      rule: 'affiliates/name-taken',
      path: ['go_slug'],
      what: `"${slug}" is also the name of ${String(other.uid)}, so visits would go there`,
      todo: 'Enter another name.',
    }
  }
}

/** Where readers of a country have a currency of their own, its amounts are stated. */
export const amountsRule: Rule = function* (review) {
  const { data, type } = review
  if (type !== 'casino_review' || data['status'] !== 'active') return
  const [main, ...others] = readCodes(data['currencies'])
  const stated = new Set(itemsOf(data['amounts_elsewhere']).flatMap(({ countries }) => readCodes(countries)))
  for (const country of readCodes(data['countries_allowed'])) {
    const currency = currencyOf(country)
    if (currency === undefined || currency === main || !others.includes(currency)) continue
    if (stated.has(country)) continue
    yield {
      rule: 'amounts/country-missing',
      severity: 'warning',
      path: ['amounts_elsewhere'],
      what: `has no amounts in ${currency}, so readers in ${country} are shown those in ${main}, and told so`,
      todo: `Enter the limits and fees that the casino states for ${country}.`,
    }
  }
}

/** The smaller of two limits or times comes first. */
export const paymentRule: Rule = function* (review) {
  if (review.type !== 'casino_review') return
  const lists = ['payments', 'amounts_elsewhere'].flatMap((list) =>
    Array.from(itemsOf(review.data[list]).entries(), ([index, payment]) => ({ list, index, payment })),
  )
  for (const { list, index, payment } of lists) {
    const pairs = [
      ['min', 'max'],
      ['time_min_hours', 'time_max_hours'],
    ] as const
    for (const [low, high] of pairs) {
      const [least, most] = [readNumber(payment[low]), readNumber(payment[high])]
      if (least === undefined || most === undefined || least <= most) continue
      yield {
        rule: 'payments/reversed',
        path: [list, index, high],
        what: `is ${most}, which is less than ${least}`,
        todo: 'Exchange the two, or correct one.',
      }
    }
  }
}

/** In its language: a translation leads to the same casino. */
function firstWithSlug(
  { documents }: LintContext,
  slug: string,
  language: string,
): LintedDocument | undefined {
  return documents.find(
    ({ type, lang, data }) =>
      type === 'casino_review' && lang === language && readText(data['go_slug']) === slug,
  )
}
