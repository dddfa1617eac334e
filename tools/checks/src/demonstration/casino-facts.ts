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
  return Object.entries(row.payments).map(([method, [min, max, fastest, slowest]]) => ({
    method: linkTo('payment_method', method),
    deposit: row.status !== 'closed',
    withdraw: fastest !== undefined,
    min,
    max,
    fee: row.fees?.[method] ?? 'None',
    ...(fastest !== undefined && { time_min_hours: fastest, time_max_hours: slowest }),
  }))
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
  const { slowest } = rangeOf(row)
  const [count = 0, , , median = 0] = row.test ?? []
  const fees = Object.values(row.fees ?? {}).some(
    (fee) => fee.includes('withdrawal') || fee.includes('under'),
  )
  return `${counts[count]} withdrawals, median ${hours(median)}, longest ${hours(slowest)}. ${fees ? 'A fee on cards.' : 'No fees.'}`
}

function evidenceOf(row: CasinoRow, site: string, operatorName: string): object[] {
  const last = row.history.at(-1)?.[0]
  const [claim, page, day] = row.seen
  const { fastest, slowest } = rangeOf(row)
  const test = row.test && {
    claim: `${counts[row.test[0]]} withdrawals between ${longDate(row.test[1])} and ${longDate(row.test[2])}: ${hours(fastest)} to ${hours(slowest)}, median ${hours(row.test[3])}.`,
    captured_on: row.test[2],
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
  const changes = row.history.toReversed().map(([date, why, criterion, before], index, all) => {
    const first = index === all.length - 1 ? ` First published at ${overallOf(scores).toFixed(1)}.` : ''
    if (criterion === undefined || before === undefined) return { date, note: why + first }
    const now = scores.get(criterion) ?? 0
    scores.set(criterion, before)
    const name = criterion[0]?.toUpperCase() + criterion.slice(1).replace('_', ' ')
    return {
      date,
      note: `${why} ${name} ${before < now ? 'raised' : 'lowered'} from ${before.toFixed(1)} to ${now.toFixed(1)}.`,
    }
  })
  return changes
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

function rangeOf(row: CasinoRow): { fastest: number; slowest: number } {
  const paid = Object.values(row.payments).filter((payment) => payment.length === 4)
  return {
    fastest: Math.min(...paid.map(([, , fastest = 0]) => fastest)),
    slowest: Math.max(...paid.map(([, , , slowest = 0]) => slowest)),
  }
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
