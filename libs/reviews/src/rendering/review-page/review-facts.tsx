import { FactList, Fold, Link } from '@house-edge/ui'
import { type ContentsEntry } from '@house-edge/ui/page'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Explained, linkProps } from '@house-edge/slices'
import { readBoolean, readChoice, readGroup, readNumber, readText } from '@house-edge/slices/reading'
import { hostOf } from '../review/host.ts'
import type { CasinoReviewDocument } from '../../documents.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import type { SliceContext } from '../context/slice-context.ts'
import { countriesWords, stateWords, listNodes, listWords } from '../words/list-words.ts'
import { byMarket } from '../markets/by-market.tsx'
import { isOpenIn, otherMarkets, perMarket } from '../markets/markets.ts'
import { OfferPart } from '../offer/offer-part.tsx'
import { monthlyLimit } from '../review/amounts.ts'
import { withdrawalRange } from '../review/payments.ts'
import { visitOf } from '../review/offer.tsx'
import { inRow, numberWords, shownText } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'

type Review = DocumentFields<'casino_review'>

interface ReviewFactsProps {
  document: CasinoReviewDocument | null | undefined
  context?: SliceContext
}

const partId = 'facts'

/** Everything a review knows of a casino besides its verdict. Facts that were not found out are left out. */
export function ReviewFacts({ document, context }: ReviewFactsProps): ReactElement | null {
  const review = readRelation(document, 'casino_review')?.fields
  const facts = review ? factsOf(review, context) : []
  if (facts.length === 0) return null
  return (
    <Fold title={words().facts.title} id={partId} level={2}>
      <FactList
        facts={facts.map(({ label, value }) => ({
          label: <Explained text={label} explain={context?.explain} />,
          value,
        }))}
      />
    </Fold>
  )
}

/** The facts, for the contents of a review's page, where there are any. */
export function factContents(review: Review): readonly ContentsEntry[] {
  return factsOf(review).length > 0 ? [{ id: partId, text: words().facts.title, level: 2 }] : []
}

function factsOf(review: Review, context?: SliceContext): readonly { label: string; value: ReactNode }[] {
  const said = words().facts
  // Ranges leave out typing errors, such as a year of 20190, which would stand here as facts.
  const facts: readonly [string, ReactNode][] = [
    [said.operator, operatorWords(review)],
    [said.website, websiteOf(review, context)],
    [said.openSince, readNumber(review.launched_year, { min: 1990, max: 2100 })],
    [said.minimumAge, readNumber(review.min_age, { min: 18, max: 25 })],
    [said.openIn, countriesWords(readText(review.countries_allowed))],
    [said.closedIn, countriesWords(readText(review.countries_blocked))],
    [said.languages, readText(review.languages)],
    [said.currencies, readText(review.currencies)],
    [said.withdrawals, withdrawalRange(review)],
    [said.monthlyLimit, byMarket(context?.markets, (market) => monthlyLimit(review, market)?.words)],
    [said.identity, readText(review.kyc_note)],
    [said.games, gamesWords(review)],
    [said.makers, providersWords(review)],
    [said.returns, returnWords(review)],
    [said.support, supportWords(review)],
    [said.tools, toolsWords(review)],
    [said.exclusion, readText(review.self_exclusion)],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

function operatorWords(review: Review): ReactNode {
  const related = readRelation(review.operator, 'operator')
  const operator = related?.fields
  const name = readText(operator?.name)
  if (!name) return undefined
  const founded = readNumber(operator?.founded_year, { min: 1800, max: 2100 })
  const remarks = [
    stateWords(readText(operator?.country)),
    founded && words().facts.founded(String(founded)),
  ].flatMap((remark) => remark || [])
  return (
    <>
      <Link href={related?.url}>{name}</Link>
      {remarks.length > 0 && ` (${inRow(remarks)})`}
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
          {relation === 'affiliate' && ` (${words().summary.advertisement})`}
        </OfferPart>
      ))}
      {markets?.isMarked && <OfferPart markets={otherMarkets(markets, places)}>{name}</OfferPart>}
    </>
  )
}

const gameKinds = ['slots', 'table', 'live', 'poker', 'other'] as const

function gamesWords(review: Review): string | undefined {
  return listWords(
    readGroup(review.game_counts).map((item) => {
      const kind = readChoice(item.kind, gameKinds)
      const count = readNumber(item.count, { min: 1 })
      return kind && count ? words().games[kind](count, numberWords(count)) : undefined
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
  return published ? words().facts.returnsShown : words().facts.returnsHidden
}

const channels = ['chat', 'email', 'phone', 'post'] as const

function supportWords(review: Review): ReactNode {
  const lines = readGroup(review.support).flatMap((item) => {
    const channel = readChoice(item.channel, channels)
    const remarks = [readText(item.hours), readText(item.languages)].flatMap((remark) => remark ?? [])
    return channel ? [{ channel, remarks: inRow(remarks) }] : []
  })
  if (lines.length === 0) return undefined
  return lines.map(({ channel, remarks }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a channel may stand twice
    <Fragment key={at}>
      {at > 0 && inRow(['', ''], ';')}
      {words().channels[channel]}
      {remarks && <> ({shownText(remarks)})</>}
    </Fragment>
  ))
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
  return listWords(
    readGroup(review.responsible_tools).map((item) => {
      const tool = readChoice(item.tool, tools)
      return tool && words().tools[tool]
    }),
  )
}
