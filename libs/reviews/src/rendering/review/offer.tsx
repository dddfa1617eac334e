import { type Fact, moneyWords } from '@house-edge/ui'
import { BonusPanel, type OfferVisit } from '../../components/bonus-panel/bonus-panel.tsx'
import type { ReactElement } from 'react'
import { linkProps, RichText } from '@house-edge/slices'
import { readChoice, readCodes, readDay, readNumber, readText } from '@house-edge/slices/reading'
import { currencyOf } from '../markets/currency-of.ts'
import type { DocumentFields, RelatedDocument } from '../field/relation.ts'
import { SaveButton } from '../save/save-button.tsx'
import type { SliceContext } from '../context/slice-context.ts'
import { numberWords } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'
import { countriesWords } from '../words/list-words.ts'
import { isOfferedIn, perMarket } from '../markets/markets.ts'
import { OfferPart } from '../offer/offer-part.tsx'
import { largestBonus, offerCost } from '../offer/offer-cost.ts'
import { costFacts } from '../offer/cost-facts.tsx'
import { offerWarnings } from '../offer/offer-warnings.ts'
import { beginsOn, isFresh, shownUntil } from '../offer/offer-terms.ts'
import { statedFor } from './amounts.ts'
import { isPromoted } from './review-status.ts'

type Bonus = DocumentFields<'bonus'>

/** The kinds of offers, as documents name them. */
export const offerKinds = ['welcome', 'no deposit', 'free spins', 'cashback', 'reload'] as const

interface OfferProps {
  bonus: Bonus
  /** The page about it, unless this is that page. */
  href?: string | undefined
  /** The casino that makes the offer. Without it there is no way to take it up. */
  review: RelatedDocument<'casino_review'> | undefined
  /** The same casino where no link of ours leads to it: its review is named instead. */
  maker?: RelatedDocument<'casino_review'> | undefined
  context: SliceContext | undefined
  note?: string | undefined
  level?: 2 | 3
  /** The head of the page has its terms in words and the way to the casino. @default false */
  isOfHead?: boolean
  /** The page is about it, and has its name as title. @default false */
  isNamed?: boolean
  /** Where links on the page lead to it. */
  id?: string
}

/** An offer of a casino in the markets it is for, or `undefined` when it has no name, or its terms were not read lately. */
export function Offer(props: OfferProps): ReactElement | null {
  const { bonus, review, maker, context } = props
  if (!canShow(bonus, context)) return null
  const places = perMarket(context?.markets, (market) =>
    isOfferedIn(bonus, (review ?? maker)?.fields, market) ? bonus : undefined,
  )
  return (
    <>
      {places.map(({ markets }) => (
        <OfferPart key={markets ?? ''} until={shownUntil(bonus, todayOf(context))} markets={markets}>
          <OfferTerms {...props} />
        </OfferPart>
      ))}
    </>
  )
}

/** The same, wherever the reader is: for what stands in an `OfferPart` already. */
export function OfferTerms({
  bonus,
  href,
  review,
  maker,
  context,
  note,
  level = 3,
  isOfHead = false,
  isNamed = false,
  id,
}: OfferProps): ReactElement | null {
  const title = readText(bonus.title)
  if (!title) return null
  const kind = readChoice(bonus.type, offerKinds)
  // An offer that has ended keeps its terms for the record, and loses the way to take it up.
  const endedOn = endOf(bonus, context)
  const startsOn = beginsOn(bonus, todayOf(context))
  return (
    <BonusPanel
      id={id}
      title={title}
      href={href}
      isNamed={isNamed}
      value={readText(bonus.value)}
      // Above its title the page says so.
      kind={isNamed ? undefined : kind && words().offers.kinds[kind]}
      warnings={offerWarnings(bonus)}
      facts={[...costFacts(bonus, offerCost(bonus)), ...factsOf(bonus)]}
      terms={!isOfHead && <RichText field={bonus.significant_terms} size="note" />}
      termsHref={linkProps(bonus.terms_url)?.href}
      visit={endedOn || startsOn || !review || isOfHead ? undefined : visitOf(review.fields, context)}
      maker={review ? undefined : makerOf(maker, context)}
      ageMark={ageMark((review ?? maker)?.fields)}
      verifiedOn={readDay(bonus.last_verified)}
      beginsOn={startsOn}
      endedOn={endedOn}
      note={note}
      level={level}
    />
  )
}

function makerOf(
  review: RelatedDocument<'casino_review'> | undefined,
  context: SliceContext | undefined,
): { name: string; href: string | undefined; action: ReactElement } | undefined {
  const name = readText(review?.fields.name)
  const action = <SaveButton form={context?.saveForm} id={review?.id} title={name ?? ''} />
  return name ? { name, href: review?.url, action } : undefined
}

/** What an offer is called in one line. */
export function offerName(bonus: Bonus): string {
  return [readText(bonus.title), readText(bonus.value)].filter(Boolean).join(': ')
}

/** Whether an offer may be shown: it has a name, and its terms were read lately. */
export function canShow(bonus: Bonus, context: SliceContext | undefined): boolean {
  return readText(bonus.title) !== undefined && isFresh(bonus, todayOf(context))
}

/** Whether an offer has ended. It may be shown for the record. */
export function hasEnded(bonus: Bonus, context: SliceContext | undefined): boolean {
  return endOf(bonus, context) !== undefined
}

/** The last day is still a day of the offer, so it has ended only after it. */
function endOf(bonus: Bonus, context: SliceContext | undefined): string | undefined {
  const lastDay = readDay(bonus.valid_to)
  return lastDay !== undefined && lastDay < todayOf(context) ? lastDay : undefined
}

/** The day that the context is for, or else today. */
export function todayOf(context: SliceContext | undefined): string {
  return context?.today ?? new Date().toISOString().slice(0, 10)
}

/** The way to a casino. `undefined` where readers are not sent to it, in whichever market they are. */
export function visitOf(
  review: DocumentFields<'casino_review'>,
  context: SliceContext | undefined,
): OfferVisit | undefined {
  if (!isPromoted(review)) return undefined
  const website = linkProps(review.website)?.href
  // A site with a path of its own to casinos decides and counts there; others link straight.
  const href = context?.visitHref ? context.visitHref({ goSlug: readText(review.go_slug), website }) : website
  const name = readText(review.name)
  return href === undefined
    ? undefined
    : {
        href,
        relation: review.has_affiliate === true ? 'affiliate' : 'editorial',
        text: name && words().offers.panel.visit(name),
      }
}

/** What an offer asks for. Wagering first, because it decides what an offer is worth. */
export function factsOf(bonus: Bonus): readonly (Fact & { label: string })[] {
  const currency = readText(bonus.currency)
  const remark = remarkOf(bonus)
  const remarked = (amount: string): string =>
    remark === undefined ? amount : words().offers.amounts.remarked(amount, remark)
  const money = (value: unknown): string | undefined => {
    const amount = readNumber(value, { min: 0 })
    return amount === undefined ? undefined : remarked(moneyWords(amount, currency))
  }
  const turnover = turnoverWords(bonus, currency)
  const days = readNumber(bonus.expires_days, { min: 1 })
  const said = words().offers.facts
  const facts: readonly [string, string | undefined][] = [
    [said.players, bonus.players === 'existing' ? said.existing : undefined],
    [said.wagering, wageringWords(bonus)],
    [largestBonus(bonus)?.isAverage ? said.averageTurnover : said.turnover, turnover && remarked(turnover)],
    [said.smallestDeposit, money(bonus.min_deposit)],
    [said.firstStake, money(bonus.qualifying_stake)],
    [said.largestBet, money(bonus.max_bet)],
    [said.largestPayout, money(bonus.max_cashout)],
    [said.games, readText(bonus.eligible_games)],
    // Nothing counts where nothing has to be wagered.
    [said.whatCounts, bonus.wagering_multiple === 0 ? undefined : readText(bonus.contribution)],
    [said.expires, days === undefined ? undefined : said.expiresAfter(days)],
    [said.code, readText(bonus.code)],
    [said.countries, countriesWords(readText(bonus.countries))],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

/** Of an offer that is for several countries, and stated in the currency of one: whose its amounts are. */
function remarkOf(bonus: Bonus): string | undefined {
  const [currency] = readCodes(bonus.currency)
  const countries = readCodes(bonus.countries)
  if (currency === undefined || countries.every((code) => currencyOf(code) === currency)) return undefined
  return statedFor(currency, countries)
}

/** How often what must be staked. */
export function wageringWords(bonus: Bonus): string | undefined {
  const multiple = readNumber(bonus.wagering_multiple, { min: 0 })
  if (multiple === undefined) return undefined
  // Nought is an offer without wagering, and no missing figure.
  const { none, ofBonus, ofBoth } = words().offers.wagering
  if (multiple === 0) return none
  return (bonus.wagering_base === 'deposit and bonus' ? ofBoth : ofBonus)(numberWords(multiple))
}

/** The largest bonus times the wagering, as {@link offerCost} reckons it; a deposit of unknown size cannot be counted. */
function turnoverWords(bonus: Bonus, currency: string | undefined): string | undefined {
  const multiple = readNumber(bonus.wagering_multiple, { min: 1 })
  const largest = largestBonus(bonus)
  if (multiple === undefined || !largest || bonus.wagering_base === 'deposit and bonus') return undefined
  return moneyWords(largest.given * multiple, currency)
}

/** The age mark of a casino; 18+ when it names none, the lowest age anywhere. */
function ageMark(review: DocumentFields<'casino_review'> | undefined): string {
  return `${readNumber(review?.min_age, { min: 18, max: 25 }) ?? 18}+`
}
