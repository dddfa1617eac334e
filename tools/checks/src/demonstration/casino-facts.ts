import type { CasinoRow } from './casino-row.ts'
import { kindOf } from './casino-words.ts'
import type { Timed, Wording } from './wording.ts'

/** The weight of each criterion in hundredths, in the order in which reviews state them. */
const weights = {
  safety: 25,
  payouts: 20,
  bonuses: 10,
  games: 15,
  support: 10,
  experience: 10,
  responsible_gambling: 10,
} as const

const registers: Readonly<Record<string, string>> = {
  'albion-gaming-standards-board': 'https://register.albion-gsb.example/licences/',
  'liffey-wagering-inspectorate': 'https://register.liffey-wi.example/page/',
  'harbour-straits-gambling-authority': 'https://register.harbour-straits.example/licences/',
  'southern-floe-gaming-registry': 'https://register.southern-floe.example/search?number=',
}

const gameKinds = ['slots', 'table', 'live', 'poker', 'other']
const tools = ['deposit limit', 'loss limit', 'time limit', 'reality check', 'time out', 'self-exclusion']

/** A link to a document, as the content folder writes it, by the id of its original. */
export type LinkTo = (type: string, uid: string) => object

/** The id of a document in a language: that of its original, with the language behind it where that is not English. */
export const idIn = (lang: string, id: string): string => (lang === 'en-gb' ? id : `${id}_${lang}`)

/** A link that opens beside the page. */
export const webLink = (url: string): object => ({ link_type: 'Web', url, target: '_blank' })

/** The fields of a review that its row decides. All others are written by hand in the document. */
export function casinoFacts(
  row: CasinoRow,
  operatorName: string,
  wording: Wording,
  linkTo: LinkTo,
): Record<string, unknown> {
  const site = `https://${row.uid}.example`
  const status = row.status ?? 'active'
  const last = row.history.at(-1)?.[0]
  return {
    status,
    overall_score: overallOf(scoresOf(row)),
    rating_breakdown: Object.entries(row.scores).map(([criterion, [score, note]]) => ({
      criterion,
      score,
      note: note || payoutNote(row, wording),
    })),
    methodology: linkTo('page', 'how-we-rate'),
    operator: linkTo('operator', row.operator),
    website: webLink(site),
    launched_year: row.launched,
    licences: row.licences.map(([regulator, number, state = 'verified']) => ({
      regulator: linkTo('regulator', regulator),
      number,
      holder: operatorName,
      register_url: webLink(registerUrl(regulator, number)),
      state,
      checked_on: last,
    })),
    payments: paymentsOf(row, wording, linkTo),
    ...(row.test && { payout_tests: timedOf(row.test, linkTo) }),
    currencies: row.currencies,
    withdrawal_limit_month: row.limit,
    ...(row.elsewhere && {
      amounts_elsewhere: Object.entries(row.elsewhere).flatMap(amountsFor(row, wording, linkTo)),
    }),
    providers: row.providers.map((uid) => ({ provider: linkTo('game_provider', uid) })),
    game_counts: gameKinds.flatMap((kind, index) => {
      const count = row.games[index] ?? 0
      return count > 0 ? [{ kind, count }] : []
    }),
    rtp_published: row.returns,
    support: Object.entries(row.support).map(([channel, hours]) => ({
      channel,
      hours,
      languages: wording.english,
    })),
    responsible_tools: (status === 'active' ? tools : tools.slice(-1)).map((tool) => ({ tool })),
    min_age: 18,
    countries_allowed: row.countries,
    ...(row.blocked && { countries_blocked: row.blocked }),
    languages: wording.english,
    bonuses: row.offers.map(({ uid }) => ({ bonus: linkTo('bonus', `${row.uid}-${uid}`) })),
    has_affiliate: row.affiliate ?? false,
    ...(row.affiliate && { go_slug: row.uid }),
    author: linkTo('person', row.author),
    fact_checker: linkTo('person', row.checker),
    first_published: row.history[0]?.[0],
    last_reviewed: last,
    ...(row.due && { next_review_due: row.due }),
    evidence: evidenceOf(row, site, operatorName, wording),
    changelog: changesOf(row, wording),
  }
}

function paymentsOf(row: CasinoRow, { noFee }: Wording, linkTo: LinkTo): Record<string, unknown>[] {
  return Object.entries(row.payments).map(([method, [min, max, ...claimed]]) => {
    const timed = row.test?.[2][method]
    // Readers are told that the times of a casino they are warned of are its own claims.
    const hours = (row.status === 'warning' ? claimed : (timed ?? claimed)).filter(
      (each) => each !== undefined,
    )
    return {
      method: linkTo('payment_method', method),
      deposit: row.status !== 'closed',
      withdraw: (timed ?? claimed).length > 0,
      min,
      max,
      fee: row.fees?.[method] ?? noFee,
      ...(hours.length > 0 && { time_min_hours: Math.min(...hours), time_max_hours: Math.max(...hours) }),
    }
  })
}

/** Each withdrawal, by one method after the other, spread over the days of the test. */
function timedOf([from, to, byMethod]: NonNullable<CasinoRow['test']>, linkTo: LinkTo): object[] {
  const rounds = Math.max(...Object.values(byMethod).map(({ length }) => length))
  const timed = Array.from({ length: rounds }, (_, round) =>
    Object.entries(byMethod).flatMap(([method, hours]) => {
      const taken = hours[round]
      return taken === undefined ? [] : [{ method: linkTo('payment_method', method), hours: taken }]
    }),
  ).flat()
  const [first, last] = [Date.parse(from), Date.parse(to)]
  return timed.map((each, index) => {
    const asked = new Date(first + ((last - first) * index) / Math.max(1, timed.length - 1))
    return { ...each, asked_on: asked.toISOString().slice(0, 10), by: 'us' }
  })
}

const amountsFor =
  (row: CasinoRow, { noFee }: Wording, linkTo: LinkTo) =>
  ([country, times]: [string, number]): Record<string, unknown>[] => {
    const currencies = row.currencies.split(', ')
    const index = row.countries.split(', ').indexOf(country)
    const here = { countries: country, currency: currencies[index] }
    return [
      { ...here, withdrawal_limit_month: row.limit * times },
      ...Object.entries(row.payments).map(([method, [min, max]]) => ({
        ...here,
        method: linkTo('payment_method', method),
        min: min * times,
        max: max * times,
        fee: row.fees?.[method] ?? noFee,
      })),
    ]
  }

function payoutNote(row: CasinoRow, { feeOfWithdrawal, payouts }: Wording): string {
  return payouts(
    withdrawalsOf(row),
    Object.values(row.fees ?? {}).some((fee) => feeOfWithdrawal.test(fee)),
  )
}

function evidenceOf(row: CasinoRow, site: string, operatorName: string, wording: Wording): object[] {
  const last = row.history.at(-1)?.[0]
  const [claim, page, day] = row.seen
  const test = row.test && {
    claim: wording.timedBetween(withdrawalsOf(row), row.test[0], row.test[1]),
    captured_on: row.test[1],
  }
  return [
    ...(test ? [test] : []),
    ...row.licences.map(([regulator, number, state = 'verified']) => ({
      claim: wording.register(number, state, operatorName),
      source: webLink(registerUrl(regulator, number)),
      captured_on: last,
    })),
    { claim, source: webLink(`${site}/${page}`), captured_on: day },
  ]
}

/** The changes, newest first. What the score was at first is worked out from what has changed since. */
function changesOf(row: CasinoRow, { firstPublished, turned }: Wording): object[] {
  const scores = scoresOf(row)
  return row.history
    .toReversed()
    .map(([date, why, criterion, before, kind = kindOf(row, why), quoted], index, all) => {
      const score = overallOf(scores)
      const said = `${why}${index === all.length - 1 ? ` ${firstPublished(score)}` : ''}`
      if (typeof criterion !== 'string' || typeof before !== 'number') {
        const isFirst = index === all.length - 1
        return isFirst && kind === 'check'
          ? { date, note: said, score }
          : { date, kind, note: said, ...(isFirst && { score }) }
      }
      const now = scores.get(criterion) ?? 0
      scores.set(criterion, before)
      const note = `${why} ${turned(criterion, before, now)}`
      const terms = quoted && { before: quoted[0], after: quoted[1] }
      return { date, kind: kind === 'check' ? 'score' : kind, note, score, ...terms }
    })
}

function scoresOf(row: CasinoRow): Map<string, number> {
  return new Map(Object.entries(row.scores).map(([criterion, [score]]) => [criterion, score]))
}

/** The weighted mean in tenths, halves upwards: of whole numbers, since tenths have no exact binary form. */
function overallOf(scores: ReadonlyMap<string, number>): number {
  const thousandths = Object.entries(weights).reduce(
    (sum, [criterion, weight]) => sum + Math.round((scores.get(criterion) ?? 0) * 10) * weight,
    0,
  )
  return Math.floor((thousandths + 50) / 100) / 10
}

function withdrawalsOf(row: CasinoRow): Timed {
  const taken = Object.values(row.test?.[2] ?? {})
    .flat()
    .toSorted((one, other) => one - other)
  const middle = taken.slice(Math.ceil(taken.length / 2) - 1, Math.floor(taken.length / 2) + 1)
  const median = middle.reduce((sum, each) => sum + each, 0) / middle.length
  return { count: taken.length, fastest: Math.min(...taken), slowest: Math.max(...taken), median }
}

function registerUrl(regulator: string, number: string): string {
  const name = number.replace(/^(?:AGSB-|LWI\/C\/|HSGA\/|SF\/)/, '').replaceAll('/', '-')
  return `${registers[regulator]}${name.toLowerCase()}`
}
