/** An offer as `content/casinos.json` states it. Amounts are in `currency`; `days` is the time to clear it. */
export interface OfferRow {
  uid: string
  title: string
  type: string
  value: string
  cap: number
  currency: string
  wagering: number
  /** What has to be staked once before it is given. */
  stake?: number
  base?: string
  min?: number
  bet?: number
  win?: number
  for: string
  games: string
  counts?: string
  days: number
  from: string
  to: string
  condition: string
}

/** Who has an account already, and no one else, may take up an offer that comes again. */
export function isForExisting({ type }: OfferRow): boolean {
  return type === 'reload' || type === 'cashback'
}

/** What a score was before a day, and why it changed. */
type HistoryRow = readonly [
  date: string,
  why: string,
  criterion?: string | null,
  before?: number | null,
  kind?: string,
  quoted?: readonly [before: string, after: string],
]

/** A casino as `content/casinos.json` states it: what is a fact, and the remarks that stand beside facts. */
export interface CasinoRow {
  uid: string
  operator: string
  launched: number
  countries: string
  blocked?: string
  currencies: string
  limit: number
  /** How many times the main amounts are those of a country. */
  elsewhere?: Readonly<Record<string, number>>
  affiliate?: boolean
  /** `active` when it is left out. */
  status?: string
  licences: readonly (readonly [regulator: string, number: string, state?: string])[]
  /** Smallest and largest amount; then the quickest and the slowest withdrawal it claims, in hours, where we have none. */
  payments: Readonly<Record<string, readonly [min: number, max: number, fastest?: number, slowest?: number]>>
  fees?: Readonly<Record<string, string>>
  providers: readonly string[]
  games: readonly number[]
  returns: boolean
  support: Readonly<Record<string, string>>
  /** Our withdrawals: from when to when, and the hours that each took by a method. */
  test?: readonly [from: string, to: string, hours: Readonly<Record<string, readonly number[]>>]
  scores: Readonly<Record<string, readonly [score: number, note: string]>>
  history: readonly HistoryRow[]
  seen: readonly [claim: string, page: string, day: string]
  author: string
  checker: string
  due?: string
  offers: readonly OfferRow[]
}
