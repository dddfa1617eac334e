import type { ContentClient } from '@house-edge/content'
import type { AllDocumentTypes } from '../documents.ts'
import type { Links } from '../links.ts'
import { findBothNumbers } from '../search-index/both-numbers.ts'
import { isKind, type Kind } from '../search-index/searchable.ts'
import type { Hit } from '../text-index/hits.ts'
import type { Answering } from '../search-index/search-engine.ts'
import {
  candidatesOf,
  isNoneThere,
  listedIn,
  methodsOf,
  type QuickestPayout,
  takingOf,
} from './candidates.ts'
import { type Asking, type Candidate, isNamed, rankCasinos } from './intent/rank-casinos.ts'
import { type AnswerOrder, orderOf } from './intent/order-of.ts'
import { correctedOf } from './intent/corrected.ts'
import { type Intent, readIntent, type RequestedPayment, wordsOf } from './intent/read-intent.ts'
import { type ListFound, filtersOf } from './list-filters.ts'
import { offersMeant, shownOffersOf } from './offers-meant.ts'
import { sameList } from './same-list.ts'
import { wordsAsked } from '../text-index/asked-words.ts'
import { casinoResult, offerResult, pageResult, type Result } from './result-of.ts'

/** What was found of one kind. */
export interface ResultGroup {
  kind: Kind
  results: readonly Result[]
  /** The total number. */
  found: number
}

/** A way to pay that was asked for, how many casinos that one may choose in the country take it, and the quickest. */
export interface PaymentFound extends RequestedPayment {
  casinos: number
  /** How many others take it: they are warned of, closed or no longer listed. */
  apart: number
  quickest?: QuickestPayout | undefined
}

/** What a search found. */
export interface Results {
  /** The best first. */
  groups: readonly ResultGroup[]
  /** How many there are of all kinds. */
  found: number
  /** The question as it was found, where a word of it was written otherwise. `undefined`: as it was asked. */
  corrected: string | undefined
  /** Whether the words stand anywhere, also where it is not shown. */
  isKnown: boolean
  intent: Intent
  payments: readonly PaymentFound[]
  /** Lists that answer by the hours and the methods that were asked for. */
  filters: readonly ListFound[]
  /** The rule of the order of the casinos. `undefined`: there is none that a reader could follow. */
  order: AnswerOrder | undefined
  /** How many casinos there are, in the country that was asked for. */
  listed: number
  /** Whether the country that was asked for has no casino that one may choose. */
  isNoneThere: boolean
}

/** Results per kind, unless one kind is chosen. */
const firstOfKind = 4
const mostOfKind = 40

/** What is searched, and where its pages are. */
interface Searched {
  index: Pick<Answering, 'find'>
  client: Pick<ContentClient<AllDocumentTypes>, 'getAll'>
  links: Links
  /** In which it is asked, by the id that documents have of it. Default: English. */
  language?: string | undefined
}

/**
 * The results of a search, in groups; the group with the best result first.
 *
 * @param asking When it is asked, to leave out offers that have ended, and where.
 * @param only Show one kind, with more results.
 */
export async function findResults(
  { index, client, links, language }: Searched,
  question: string,
  asking: Asking,
  only?: Kind,
): Promise<Results> {
  const methods = methodsOf(sameList(await client.getAll('payment_method')))
  const intent = readIntent(question, methods, language)
  const reviews = sameList(await client.getAll('casino_review'))
  const all = await findBothNumbers(index, question, language)
  const hits = ofPayments(all, intent)
  const candidates = rankCasinos(
    await candidatesOf({ index, links, reviews }, hits, intent, asking),
    intent,
    asking,
  )
  const shown = shownOffersOf(sameList(await client.getAll('bonus')), reviews, asking)
  const offers = offersMeant(hits, shown, intent)
  const byKind = Map.groupBy(hits, ({ kind }) => kind)
  const kinds = kindsOf(hits, offers, candidates, intent).filter(
    (kind) => only === undefined || kind === only,
  )
  const most = only === undefined ? firstOfKind : mostOfKind
  const asked = wordsAsked(question)
  const resultOf = (found: Candidate | Hit | string): Result | undefined => {
    if (typeof found !== 'string')
      return 'casino' in found
        ? casinoResult(found, { asked, intent, asking, links })
        : pageResult(found, asked, links)
    const offer = shown.get(found)
    return offer && offerResult(offer, asked, links)
  }
  const groups = kinds.map((kind): ResultGroup => {
    const found: readonly (Candidate | Hit | string)[] =
      kind === 'casino_review' ? candidates : kind === 'bonus' ? offers : (byKind.get(kind) ?? [])
    const results = found.slice(0, most).map(resultOf)
    return { kind, results: results.filter((result) => result !== undefined), found: found.length }
  })
  const isNone = isNoneThere(reviews, intent, links)
  return {
    groups: groups.filter(({ found }) => found > 0),
    found: groups.reduce((sum, { found }) => sum + found, 0),
    corrected: correctedOf(question, hits, intent, language),
    isKnown: all.length > 0,
    intent,
    // Who asks what does not take it is not told what does.
    payments: (intent.isNegated ? [] : intent.payments).map((payment) => ({
      ...payment,
      ...takingOf(reviews, payment, intent.country, links),
    })),
    // A list of none is no answer.
    filters: isNone ? [] : filtersOf(reviews, intent, links),
    order: orderOf(candidates, intent, asking),
    listed: listedIn(reviews, intent.country, links),
    isNoneThere: isNone,
  }
}

/** Where no casino takes a way to pay, what has its name; what resembles it is something else. */
function ofPayments(hits: readonly Hit[], { payments }: Intent): readonly Hit[] {
  const untaken = payments.filter(({ methods }) => methods.length === 0).flatMap(({ name }) => wordsOf(name))
  return hits.filter(({ words }) => untaken.every((word) => words.includes(word)))
}

/** Casinos first where the question is about all of them; else in the order of what was found best. */
function kindsOf(
  hits: readonly Hit[],
  offers: readonly string[],
  candidates: readonly Candidate[],
  intent: Intent,
): readonly Kind[] {
  const isOfOffers = intent.offerKind !== undefined || intent.isOfOffers
  const first = isOfOffers && offers.length > 0 ? ['bonus'] : []
  const others = offers.length > 0 ? ['bonus'] : []
  const found = [...new Set([...first, ...hits.map(({ kind }) => kind), ...others])].filter(isKind)
  if (candidates.length === 0) return found
  // Who writes the name of a casino, and nothing else, asks for what we say of it.
  const isOfOne = candidates.some(
    (candidate) =>
      isNamed(candidate, intent.rest) && wordsOf(intent.rest).length <= (candidate.hit?.inTitle.length ?? 0),
  )
  if (isOfOne) return [...new Set<Kind>(['casino_review', ...found])]
  if (first.length > 0) return [...new Set<Kind>(['bonus', 'casino_review', ...found])]
  // “No wagering” asks for a casino, and “wagering” what that is.
  const isFirst = intent.isOfAll && (intent.aspects[0] !== 'wagering' || intent.isUnwagered)
  return [...new Set<Kind>(isFirst ? ['casino_review', ...found] : [...found, 'casino_review'])]
}
