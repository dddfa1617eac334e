import { readText } from '@house-edge/slices/reading'
import { type Casino, readCasino } from '../rendering/review/casino.ts'
import type { CasinoReviewDocument, PaymentMethodDocument } from '../documents.ts'
import { isOpen } from '../filter/facets.ts'
import type { Links } from '../links.ts'
import { findableOf } from '../search-index/searchable.ts'
import type { Hit } from '../text-index/hits.ts'
import type { Answering } from '../search-index/search-engine.ts'
import { type Asking, type Candidate, isNamed, paymentsOf, takesPlayersIn } from './intent/rank-casinos.ts'
import type { Intent, PaymentMethod, RequestedPayment } from './intent/read-intent.ts'
import { hasStated } from './intent/stated-figures.ts'

/** The casino that pays out soonest by a way to pay, and after how many hours at the latest. */
export interface QuickestPayout {
  name: string
  href: string | undefined
  hours: number
}

/** What a question is asked of. */
interface Asked {
  index: Pick<Answering, 'find'>
  links: Links
  reviews: readonly CasinoReviewDocument[]
}

/** Casinos that have the words of a question, or all that it is about. */
export async function candidatesOf(
  { index, links, reviews }: Asked,
  hits: readonly Hit[],
  intent: Intent,
  asking: Asking,
): Promise<readonly Candidate[]> {
  const { hours, deposit, score, offerKind, isOfBad, country } = intent
  const isStated =
    hours !== undefined ||
    deposit !== undefined ||
    score !== undefined ||
    offerKind !== undefined ||
    intent.isUnwagered
  const isNarrowed =
    isStated || isOfBad || intent.aspects.length + intent.payments.length > 0 || country !== undefined
  const found = new Map(
    (isNarrowed && intent.rest !== '' ? await index.find(intent.rest) : hits).flatMap((hit) =>
      hit.kind === 'casino_review' ? [[hit.id, hit]] : [],
    ),
  )
  const casinos = reviews.flatMap((document): Candidate[] => {
    const casino = casinoOf(document, links)
    return casino ? [{ casino, document, hit: found.get(document.id) }] : []
  })
  // What is named is shown whatever is said of it. Of the others none is shown that a “not” or a figure speaks against.
  const named = intent.rest === '' ? [] : casinos.filter((each) => isNamed(each, intent.rest))
  if (intent.isNegated) return named
  // Who complains of a casino without its name is shown those we warn of, whatever else is told of it.
  const isOfAll = intent.isOfAll || (isOfBad && named.length === 0)
  const isMeant = ({ casino, document }: Candidate): boolean =>
    !(isOfBad && isOpen(casino)) &&
    (intent.payments.length === 0 || paymentsOf(casino, intent).length > 0) &&
    (country === undefined || isOfBad || takesPlayersIn(document, country))
  if (isOfAll)
    return casinos
      .filter((each) => isMeant(each) && hasStated(each.casino, intent, asking))
      .map((each) => ({ ...each, hit: undefined }))
  return casinos.filter(
    (each) => each.hit && (named.includes(each) || (isMeant(each) && hasStated(each.casino, intent, asking))),
  )
}

/** The casinos that one may choose and that take a way to pay: how many, how many others, and which pays out by it soonest. */
export function takingOf(
  reviews: readonly CasinoReviewDocument[],
  payment: RequestedPayment,
  country: string | undefined,
  links: Links,
): { casinos: number; apart: number; quickest: QuickestPayout | undefined } {
  const all = reviews.flatMap((document): Casino[] => {
    const casino = casinoOf(document, links)
    if (!casino || (country !== undefined && !takesPlayersIn(document, country))) return []
    return paymentsOf(casino, { payments: [payment] }).length > 0 ? [casino] : []
  })
  const taking = all.filter(isOpen)
  const meant = new Set(payment.methods.map(({ uid }) => uid))
  const [quickest] = taking
    .flatMap(({ name, href, methods }) =>
      methods.flatMap(({ uid, payoutHours: hours }) =>
        meant.has(uid) && hours !== undefined ? [{ name, href, hours }] : [],
      ),
    )
    .toSorted((one, other) => one.hours - other.hours)
  return { casinos: taking.length, apart: all.length - taking.length, quickest }
}

/** How many casinos a list has, of a country where it is one. */
export function listedIn(
  reviews: readonly CasinoReviewDocument[],
  country: string | undefined,
  links: Links,
): number {
  const casinos = reviews.flatMap((document) => casinoOf(document, links) ?? [])
  return casinos.filter(({ isOpenIn }) => country === undefined || isOpenIn(country)).length
}

/** Whether no casino that one may choose takes players of the country that a question about all casinos names. */
export function isNoneThere(reviews: readonly CasinoReviewDocument[], intent: Intent, links: Links): boolean {
  const { country, isOfAll, isOfBad, isNegated } = intent
  if (country === undefined || !isOfAll || isOfBad || isNegated) return false
  return !reviews.some((document) => {
    const casino = casinoOf(document, links)
    return casino !== undefined && isOpen(casino) && takesPlayersIn(document, country)
  })
}

/** Payment methods that were read: the store gives the same list until one of them is published. */
const knownMethods = new WeakMap<readonly PaymentMethodDocument[], readonly PaymentMethod[]>()

export function methodsOf(documents: readonly PaymentMethodDocument[]): readonly PaymentMethod[] {
  const methods =
    knownMethods.get(documents) ??
    documents.flatMap(({ uid, data }) => {
      const name = readText(data.name)
      return name === undefined ? [] : [{ uid, name, kind: readText(data.kind) }]
    })
  knownMethods.set(documents, methods)
  return methods
}

/** Casinos that were read: a review that was published again is another object. */
const known = new WeakMap<CasinoReviewDocument, Casino | undefined>()

/** The casino of a review that can be found. */
export function casinoOf(document: CasinoReviewDocument, links: Links): Casino | undefined {
  if (!known.has(document)) known.set(document, findableOf(document, links) && readCasino(document))
  return known.get(document)
}
