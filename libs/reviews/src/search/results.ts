import type { ContentClient } from '@house-edge/content'
import { isOfferedIn } from '../rendering/markets/markets.ts'
import { type Casino, readCasino } from '../rendering/review/casino.ts'
import { isFresh } from '../rendering/offer/offer-terms.ts'
import { readText } from '@house-edge/slices/reading'
import type { AllDocumentTypes, CasinoReviewDocument, PaymentMethodDocument } from '../documents.ts'
import type { ReviewStatus } from '@house-edge/ui'
import { hrefOfChoice, titleOfChoice } from '../filter/choice.ts'
import { facets, isOpen, noChoice } from '../filter/facets.ts'
import { shownMaker, shownOffers } from '../subjects/related.ts'
import { casinoContext } from './intent/casino-context.ts'
import {
  type Asking,
  type Candidate,
  isNamed,
  paymentsOf,
  rankCasinos,
  takesPlayersIn,
} from './intent/rank-casinos.ts'
import {
  type RequestedPayment,
  type Intent,
  type PaymentMethod,
  readIntent,
  wordsOf,
} from './intent/read-intent.ts'
import { hasStated } from './intent/stated.ts'
import { offersMeant, type ShownOffer } from './offers-meant.ts'
import type { Links } from '../links.ts'
import type { Hit, SearchIndex } from '../search-index/search-index.ts'
import { contextOf, type Findable, findableOf, isKind, type Kind } from '../search-index/searchable.ts'

/** Something that was found, with the line that shows why. */
interface Result extends Findable {
  id: string
  uid: string | null
  context: string
  /** Of a casino. */
  status: ReviewStatus | undefined
  /** Of a casino, from 0 to 10. */
  score: number | undefined
}

/** What was found of one kind. */
export interface ResultGroup {
  kind: Kind
  results: readonly Result[]
  /** The total number. */
  found: number
}

/** A way to pay that was asked for, and how many casinos that one may choose in the country take it. */
export interface PaymentFound extends RequestedPayment {
  casinos: number
}

/** What a search found. */
export interface Results {
  /** The best first. */
  groups: readonly ResultGroup[]
  /** How many there are of all kinds. */
  found: number
  intent: Intent
  payments: readonly PaymentFound[]
  /** Lists that answer by the hours and the methods that were asked for. */
  filters: readonly { words: string; href: string }[]
  /** Whether the country that was asked for has no casino that one may choose. */
  isNoneThere: boolean
}

/** Results per kind, unless one kind is chosen. */
const firstOfKind = 4
const mostOfKind = 40

/** What is searched, and where its pages are. */
interface Searched {
  index: Pick<SearchIndex, 'find'>
  client: Pick<ContentClient<AllDocumentTypes>, 'findById' | 'getAll'>
  links: Links
}

/**
 * The results of a search, in groups; the group with the best result first.
 *
 * @param asking When it is asked, to leave out offers that have ended, and where.
 * @param only Show one kind, with more results.
 */
export async function findResults(
  searched: Searched,
  question: string,
  asking: Asking,
  only?: Kind,
): Promise<Results> {
  const { index, client, links } = searched
  const methods = methodsOf(await client.getAll('payment_method'))
  const intent = readIntent(question, methods)
  const reviews = await client.getAll('casino_review')
  const hits = ofPayments(index.find(question), intent)
  const candidates = rankCasinos(candidatesOf(searched, hits, reviews, intent, asking), intent, asking)
  const offers = offersMeant(hits, await shownOffersOf(searched, reviews, asking), intent)
  const others = [...hits.filter(({ kind }) => kind !== 'casino_review' && kind !== 'bonus'), ...offers]
  const byKind = Map.groupBy(others, ({ kind }) => kind)
  const kinds = kindsOf(hits, offers, candidates, intent).filter(
    (kind) => only === undefined || kind === only,
  )
  const most = only === undefined ? firstOfKind : mostOfKind
  const groups = kinds.map(async (kind): Promise<ResultGroup> => {
    const found = kind === 'casino_review' ? candidates : (byKind.get(kind) ?? [])
    const results = await Promise.all(
      found
        .slice(0, most)
        .map(async (each) =>
          'casino' in each
            ? casinoResult(each, { intent, asking, links })
            : resultOf(each, searched, reviews),
        ),
    )
    return { kind, results: results.filter((result) => result !== undefined), found: found.length }
  })
  const all = await Promise.all(groups)
  return {
    groups: all.filter(({ found }) => found > 0),
    found: all.reduce((sum, { found }) => sum + found, 0),
    intent,
    // Who asks what does not take it is not told what does.
    payments: (intent.isNegated ? [] : intent.payments).map((payment) => ({
      ...payment,
      casinos: countTaking(reviews, payment, intent.country, links),
    })),
    filters: filtersOf(reviews, intent, links),
    isNoneThere: isNoneThere(reviews, intent, links),
  }
}

/** Where no casino takes a way to pay, what has its name; what resembles it is something else. */
function ofPayments(hits: readonly Hit[], { payments }: Intent): readonly Hit[] {
  const untaken = payments.filter(({ methods }) => methods.length === 0).flatMap(({ name }) => wordsOf(name))
  return hits.filter(({ words }) => untaken.every((word) => words.includes(word)))
}

/** Casinos that have the words of a question, or all that it is about. */
function candidatesOf(
  { index, links }: Searched,
  hits: readonly Hit[],
  reviews: readonly CasinoReviewDocument[],
  intent: Intent,
  asking: Asking,
): readonly Candidate[] {
  const { hours, deposit, offerKind, isOfBad, country } = intent
  const isStated =
    hours !== undefined || deposit !== undefined || offerKind !== undefined || intent.isUnwagered
  const isNarrowed =
    isStated || isOfBad || intent.aspects.length + intent.payments.length > 0 || country !== undefined
  const found = new Map(
    (isNarrowed && intent.rest !== '' ? index.find(intent.rest) : hits).map((hit) => [hit.id, hit]),
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
    (each) => each.hit && (named.includes(each) || hasStated(each.casino, intent, asking)),
  )
}

/** Payment methods that were read: the store gives the same list until one of them is published. */
const knownMethods = new WeakMap<readonly PaymentMethodDocument[], readonly PaymentMethod[]>()

function methodsOf(documents: readonly PaymentMethodDocument[]): readonly PaymentMethod[] {
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
function casinoOf(document: CasinoReviewDocument, links: Links): Casino | undefined {
  if (!known.has(document)) known.set(document, findableOf(document, links) && readCasino(document))
  return known.get(document)
}

/** Casinos first where the question is about all of them; else in the order of what was found best. */
function kindsOf(
  hits: readonly Hit[],
  offers: readonly Hit[],
  candidates: readonly Candidate[],
  intent: Intent,
): readonly Kind[] {
  const isOfOffers = intent.offerKind !== undefined || intent.isOfOffers
  const first = isOfOffers && offers.length > 0 ? ['bonus'] : []
  const others = offers.length > 0 ? ['bonus'] : []
  const found = [...new Set([...first, ...hits.map(({ kind }) => kind), ...others])].filter(isKind)
  if (candidates.length === 0) return found
  if (first.length > 0) return [...new Set<Kind>(['bonus', 'casino_review', ...found])]
  const isFirst = intent.isOfAll && intent.aspects[0] !== 'wagering'
  return [...new Set<Kind>(isFirst ? ['casino_review', ...found] : [...found, 'casino_review'])]
}

function countTaking(
  reviews: readonly CasinoReviewDocument[],
  payment: RequestedPayment,
  country: string | undefined,
  links: Links,
): number {
  return reviews.filter((document) => {
    const casino = casinoOf(document, links)
    if (!casino || !isOpen(casino) || (country !== undefined && !takesPlayersIn(document, country)))
      return false
    return paymentsOf(casino, { payments: [payment] }).length > 0
  }).length
}

/**
 * The offers that may be shown, by id. Left out are those of casinos that readers are warned of, because the review may
 * change without the offer, and those whose terms were not verified recently or that are for other markets, because their
 * pages show none.
 */
async function shownOffersOf(
  { client }: Searched,
  reviews: readonly CasinoReviewDocument[],
  { today, market }: Asking,
): Promise<ReadonlyMap<string, ShownOffer>> {
  const offers = shownOffers(reviews)
  return new Map(
    (await client.getAll('bonus')).flatMap((bonus): [string, ShownOffer][] => {
      if (!offers.has(bonus.id) || !isFresh(bonus.data, today)) return []
      const maker = shownMaker(bonus, reviews)
      return isOfferedIn(bonus.data, maker?.data, market) ? [[bonus.id, { bonus, maker }]] : []
    }),
  )
}

/** Whether no casino that one may choose takes players of the country that a question about all casinos names. */
function isNoneThere(reviews: readonly CasinoReviewDocument[], intent: Intent, links: Links): boolean {
  const { country, isOfAll, isOfBad, isNegated } = intent
  if (country === undefined || !isOfAll || isOfBad || isNegated) return false
  return !reviews.some((document) => {
    const casino = casinoOf(document, links)
    return casino !== undefined && isOpen(casino) && takesPlayersIn(document, country)
  })
}

/** The lists of casinos by what was asked for: without wagering, or paid within the hours or the next longer ones of a filter. */
function filtersOf(
  reviews: readonly CasinoReviewDocument[],
  intent: Intent,
  links: Links,
): Results['filters'] {
  const { hours, isNegated, country } = intent
  const paid = facets.find(({ name }) => name === 'paid')?.optionsOf([])
  const option = paid?.find(({ value }) => hours !== undefined && hours <= Number(value))
  // No list is of a way to pay that no casino takes.
  const isFiltered = option !== undefined || intent.isUnwagered
  if (!isFiltered || isNegated || intent.payments.some(({ methods }) => methods.length === 0)) return []
  const casinos = reviews.flatMap((document) => casinoOf(document, links) ?? [])
  const methods = intent.payments.flatMap((payment) => payment.methods)
  return (methods.length === 0 ? [undefined] : methods).map((method) => {
    const values = {
      ...(option && { paid: option.value }),
      ...(intent.isUnwagered && { wagering: '0' }),
      ...(country !== undefined && { country: country.toLowerCase() }),
      ...(method && { method: method.uid }),
    }
    const choice = { ...noChoice, values }
    return { words: titleOfChoice(casinos, choice), href: hrefOfChoice(choice, links) }
  })
}

function casinoResult(
  candidate: Candidate,
  { intent, asking, links }: { intent: Intent; asking: Asking; links: Links },
): Result | undefined {
  const { casino, document } = candidate
  const found = findableOf(document, links)
  if (!found) return undefined
  const context =
    casinoContext(candidate, intent, asking) ?? contextOf(document, candidate.hit?.words ?? [], found)
  return { ...found, id: document.id, uid: document.uid, status: casino.status, score: casino.score, context }
}

/** Leaves out documents that were removed after they were indexed. */
async function resultOf(
  { id, words }: Hit,
  { client, links }: Searched,
  reviews: readonly CasinoReviewDocument[],
): Promise<Result | undefined> {
  const document = await client.findById(id)
  const found = document && findableOf(document, links)
  if (!found) return undefined
  // The value of an offer must not be shown without its terms.
  const context =
    document.type === 'bonus'
      ? (shownMaker(document, reviews)?.data.name ?? '')
      : contextOf(document, words, found)
  return { ...found, id, uid: document.uid, status: undefined, score: undefined, context }
}
