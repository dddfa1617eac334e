import type { CasinoRow } from './casino-row.ts'

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
const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** A link to a document, as the content folder writes it. */
const linkTo = (type: string, uid: string): object => ({
  link_type: 'Document',
  id: `${type}_${uid}`,
})

/** A link that opens beside the page. */
export const webLink = (url: string): object => ({ link_type: 'Web', url, target: '_blank' })

/** The fields of a review that its row decides. All others are written by hand in the document. */
export function casinoFacts(row: CasinoRow, operatorName: string): Record<string, unknown> {
  const site = `https://${row.uid}.example`
  const status = row.status ?? 'active'
  const last = row.history.at(-1)?.[0]
  return {
    status,
    overall_score: overallOf(scoresOf(row)),
    rating_breakdown: Object.entries(row.scores).map(([criterion, [score, note]]) => ({
      criterion,
      score,
      note: note || payoutNote(row),
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
    payments: paymentsOf(row),
    ...(row.test && { payout_tests: timedOf(row.test) }),
    currencies: row.currencies,
    withdrawal_limit_month: row.limit,
    ...(row.elsewhere && { amounts_elsewhere: Object.entries(row.elsewhere).flatMap(amountsFor(row)) }),
    providers: row.providers.map((uid) => ({ provider: linkTo('game_provider', uid) })),
    game_counts: gameKinds.flatMap((kind, index) => {
      const count = row.games[index] ?? 0
      return count > 0 ? [{ kind, count }] : []
    }),
    rtp_published: row.returns,
    support: Object.entries(row.support).map(([channel, hours]) => ({
      channel,
      hours,
      languages: 'English',
    })),
    responsible_tools: (status === 'active' ? tools : tools.slice(-1)).map((tool) => ({ tool })),
    min_age: 18,
    countries_allowed: row.countries,
    ...(row.blocked && { countries_blocked: row.blocked }),
    languages: 'English',
    bonuses: row.offers.map(({ uid }) => ({ bonus: linkTo('bonus', `${row.uid}-${uid}`) })),
    has_affiliate: row.affiliate ?? false,
    ...(row.affiliate && { go_slug: row.uid }),
    author: linkTo('person', row.author),
    fact_checker: linkTo('person', row.checker),
    first_published: row.history[0]?.[0],
    last_reviewed: last,
    ...(row.due && { next_review_due: row.due }),
    evidence: evidenceOf(row, site, operatorName),
    changelog: changesOf(row),
  }
}

function paymentsOf(row: CasinoRow): Record<string, unknown>[] {
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
      fee: row.fees?.[method] ?? 'None',
      ...(hours.length > 0 && { time_min_hours: Math.min(...hours), time_max_hours: Math.max(...hours) }),
    }
  })
}

/** Each withdrawal, by one method after the other, spread over the days of the test. */
function timedOf([from, to, byMethod]: NonNullable<CasinoRow['test']>): object[] {
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
  (row: CasinoRow) =>
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
        fee: row.fees?.[method] ?? 'None',
      })),
    ]
  }

function payoutNote(row: CasinoRow): string {
  const { count, slowest, median } = withdrawalsOf(row)
  const fees = Object.values(row.fees ?? {}).some(
    (fee) => fee.includes('withdrawal') || fee.includes('under'),
  )
  return `${counts[count]} withdrawals, median ${hours(median)}, longest ${hours(slowest)}. ${fees ? 'A fee on cards.' : 'No fees.'}`
}

function evidenceOf(row: CasinoRow, site: string, operatorName: string): object[] {
  const last = row.history.at(-1)?.[0]
  const [claim, page, day] = row.seen
  const { count, fastest, slowest, median } = withdrawalsOf(row)
  const test = row.test && {
    claim: `${counts[count]} withdrawals between ${longDate(row.test[0])} and ${longDate(row.test[1])}: ${hours(fastest)} to ${hours(slowest)}, median ${hours(median)}.`,
    captured_on: row.test[1],
  }
  const said = {
    verified: `is in force, held by ${operatorName}.`,
    withdrawn: 'is no longer in force.',
    'not found': 'has no entry.',
  }
  return [
    ...(test ? [test] : []),
    ...row.licences.map(([regulator, number, state = 'verified']) => ({
      claim: `Register read: ${number} ${said[state as keyof typeof said]}`,
      source: webLink(registerUrl(regulator, number)),
      captured_on: last,
    })),
    { claim, source: webLink(`${site}/${page}`), captured_on: day },
  ]
}

/** The changes, newest first. What the score was at first is worked out from what has changed since. */
function changesOf(row: CasinoRow): object[] {
  const scores = scoresOf(row)
  return row.history
    .toReversed()
    .map(([date, why, criterion, before, kind = kindOf(row, why)], index, all) => {
      const score = overallOf(scores)
      const said = `${why}${index === all.length - 1 ? ` First published at ${score.toFixed(1)}.` : ''}`
      if (typeof criterion !== 'string' || typeof before !== 'number') {
        const isFirst = index === all.length - 1
        return isFirst && kind === 'check'
          ? { date, note: said, score }
          : { date, kind, note: said, ...(isFirst && { score }) }
      }
      const now = scores.get(criterion) ?? 0
      scores.set(criterion, before)
      const name = criterion[0]?.toUpperCase() + criterion.slice(1).replace('_', ' ')
      const turn = before < now ? 'raised' : 'lowered'
      const note = `${why} ${name} ${turn} from ${before.toFixed(1)} to ${now.toFixed(1)}.`
      return { date, kind: kind === 'check' ? 'score' : kind, note, score }
    })
}

/** What a change is in the news, where the row does not say: a mark of its status, or nothing. */
function kindOf({ status }: CasinoRow, why: string): string {
  return status !== undefined && why.startsWith('Marked as') ? status : 'check'
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

function withdrawalsOf(row: CasinoRow): { count: number; fastest: number; slowest: number; median: number } {
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

function hours(count: number): string {
  return count < 1 ? `${Math.round(count * 60)} minutes` : `${count} hours`
}

function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
