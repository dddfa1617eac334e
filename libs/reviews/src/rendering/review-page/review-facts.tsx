import { type Fact, FactList, Fold, Link } from '@house-edge/ui'
import { type ContentsEntry } from '@house-edge/ui/page'
import type { ReactElement, ReactNode } from 'react'
import { linkProps } from '@house-edge/slices'
import { readBoolean, readChoice, readGroup, readNumber, readText } from '@house-edge/slices/reading'
import { hostOf } from '../review/host.ts'
import type { CasinoReviewDocument } from '../../documents.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import type { SliceContext } from '../context/slice-context.ts'
import { countriesWords, countryWords, listNodes, listWords } from '../words/list-words.ts'
import { byMarket } from '../markets/by-market.tsx'
import { isOpenIn, otherMarkets, perMarket } from '../markets/markets.ts'
import { OfferPart } from '../offer/offer-part.tsx'
import { monthlyLimit } from '../review/amounts.ts'
import { withdrawalRange } from '../review/payments.ts'
import { visitOf } from '../review/offer.tsx'
import { language } from '../words/language.ts'

type Review = DocumentFields<'casino_review'>

interface ReviewFactsProps {
  document: CasinoReviewDocument | null | undefined
  context?: SliceContext
}

const part = { id: 'facts', text: 'The facts', level: 2 } as const

/** Everything a review knows of a casino besides its verdict. Facts that were not found out are left out. */
export function ReviewFacts({ document, context }: ReviewFactsProps): ReactElement | null {
  const review = readRelation(document, 'casino_review')?.fields
  const facts = review ? factsOf(review, context) : []
  if (facts.length === 0) return null
  return (
    <Fold title={part.text} id={part.id} level={2}>
      <FactList facts={facts} />
    </Fold>
  )
}

/** The facts, for the contents of a review's page, where there are any. */
export function factContents(review: Review): readonly ContentsEntry[] {
  return factsOf(review).length > 0 ? [part] : []
}

function factsOf(review: Review, context?: SliceContext): readonly Fact[] {
  // Ranges leave out typing errors, such as a year of 20190, which would stand here as facts.
  const facts: readonly [string, ReactNode][] = [
    ['Operator', operatorWords(review)],
    ['Website', websiteOf(review, context)],
    ['Open since', readNumber(review.launched_year, { min: 1990, max: 2100 })],
    ['Minimum age', readNumber(review.min_age, { min: 18, max: 25 })],
    ['Open to players in', countriesWords(readText(review.countries_allowed))],
    ['Closed to players in', countriesWords(readText(review.countries_blocked))],
    ['Languages', readText(review.languages)],
    ['Currencies', readText(review.currencies)],
    ['Withdrawals take', withdrawalRange(review)],
    ['Withdrawal limit a month', byMarket(context?.markets, (market) => monthlyLimit(review, market)?.words)],
    ['Identity checks', readText(review.kyc_note)],
    ['Games', gamesWords(review)],
    ['Game makers', providersWords(review)],
    ['Return to player', returnWords(review)],
    ['Support', supportWords(review)],
    ['Safer-gambling tools', toolsWords(review)],
    ['Self-exclusion', readText(review.self_exclusion)],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

function operatorWords(review: Review): ReactNode {
  const related = readRelation(review.operator, 'operator')
  const operator = related?.fields
  const name = readText(operator?.name)
  if (!name) return undefined
  const founded = readNumber(operator?.founded_year, { min: 1800, max: 2100 })
  const remarks = [countryWords(readText(operator?.country)), founded && `founded ${founded}`].filter(Boolean)
  return (
    <>
      <Link href={related?.url}>{name}</Link>
      {remarks.length > 0 && ` (${remarks.join(', ')})`}
    </>
  )
}

/** The casino's own address. It leads there in markets the casino takes players from, by the way that offers lead. */
function websiteOf(review: Review, context: SliceContext | undefined): ReactNode {
  const name = hostOf(linkProps(review.website)?.href)
  if (!name) return undefined
  const visit = visitOf(review, context)
  const { markets } = context ?? {}
  const places = perMarket(markets, (market) =>
    market === undefined || isOpenIn(review, market) ? visit : undefined,
  )
  // The address informs and stays; only the way there is promotion (docs/decisions/0222).
  if (!visit || places.length === 0) return name
  return (
    <>
      {places.map(({ shown: { href, relation }, markets: ofThem }) => (
        <OfferPart key={ofThem ?? ''} markets={ofThem}>
          <Link href={href} relation={relation}>
            {name}
          </Link>
        </OfferPart>
      ))}
      {markets?.isMarked && <OfferPart markets={otherMarkets(markets, places)}>{name}</OfferPart>}
    </>
  )
}

const gameKinds = {
  slots: 'slots',
  table: 'table games',
  live: 'live tables',
  poker: 'poker games',
  other: 'others',
} as const

const figures = new Intl.NumberFormat(language)

function gamesWords(review: Review): string | undefined {
  const kinds = Object.keys(gameKinds) as readonly (keyof typeof gameKinds)[]
  return listWords(
    readGroup(review.game_counts).map((item) => {
      const kind = readChoice(item.kind, kinds)
      const count = readNumber(item.count, { min: 1 })
      return kind && count ? `${figures.format(count)} ${gameKinds[kind]}` : undefined
    }),
  )
}

function providersWords(review: Review): ReactNode {
  return listNodes(
    readGroup(review.providers).flatMap((item) => {
      const provider = readRelation(item.provider, 'game_provider')
      const name = readText(provider?.fields.name)
      return name
        ? [
            <Link key={provider?.uid ?? name} href={provider?.url}>
              {name}
            </Link>,
          ]
        : []
    }),
  )
}

function returnWords(review: Review): string | undefined {
  const published = readBoolean(review.rtp_published)
  if (published === undefined) return undefined
  return published ? 'published for each game' : 'not published'
}

const channels = { chat: 'Chat', email: 'E-mail', phone: 'Telephone', post: 'Post' } as const

function supportWords(review: Review): string | undefined {
  const known = Object.keys(channels) as readonly (keyof typeof channels)[]
  const lines = readGroup(review.support).flatMap((item) => {
    const channel = readChoice(item.channel, known)
    const remarks = [readText(item.hours), readText(item.languages)].filter(Boolean)
    if (!channel) return []
    return [remarks.length > 0 ? `${channels[channel]} (${remarks.join(', ')})` : channels[channel]]
  })
  return lines.length > 0 ? lines.join('; ') : undefined
}

const tools = [
  'deposit limit',
  'loss limit',
  'time limit',
  'reality check',
  'time out',
  'self-exclusion',
] as const

function toolsWords(review: Review): string | undefined {
  return listWords(readGroup(review.responsible_tools).map((item) => readChoice(item.tool, tools)))
}
