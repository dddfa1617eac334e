import { noMarket, type OfferMarkets } from '../rendering/markets/markets.ts'
import { ContentCasinoRow, quickest } from '../rendering/review/casino-row.tsx'
import type { Casino } from '../rendering/review/casino.ts'
import { Kept } from '@house-edge/serving/islands'
import { dateWords, Link } from '@house-edge/ui'
import { ChoiceNames } from '@house-edge/ui/forms'
import { marked, numberWords } from '@house-edge/ui/language'
import { ChipList, EmptyState, PageBody, PageHeader, Pagination, Section } from '@house-edge/ui/page'
import type { ComponentProps, ReactElement } from 'react'
import { pageSize } from '../listing/page-size.ts'
import type { Links } from '../links.ts'
import { compareForm } from '../comparing/compare-bar.tsx'
import { casinosChosen, chosenWords, hrefOfChoice, without } from './choice.ts'
import { type Choice, countryOf, facets, isOpen, methodOf } from './facets.ts'
import { type Asking, countOptions, findCasinos } from './find-casinos.ts'
import { isKept, KeepCountry } from '../countries/keep-country.tsx'
import { WhoseOffers } from '../countries/whose-offers.tsx'
import { FilterForm } from './filter-form.tsx'
import { QuickWays } from './quick-ways.tsx'
import { words } from '../words/words.ts'

interface CasinoListProps {
  title: string
  /** Of the first page. Default: none, where a title says what was chosen. */
  lead?: string | undefined
  /** All casinos. */
  casinos: readonly Casino[]
  choice: Choice
  /** The URL of a page of this list. */
  hrefOf: (page: number) => string
  asking: Asking
  markets: OfferMarkets | undefined
  /** The id of the form that the buttons of rows belong to, which save what they stand beside. */
  saveForm: string
  links: Links
}

const countryFacet = facets.find(({ name }) => name === 'country')

interface CasinoPage {
  /** Those one may choose. */
  chosen: readonly Casino[]
  /** Those that are warned of, closed or no longer listed. */
  apart: readonly Casino[]
  /** How many there are of both on all pages. */
  found: { chosen: number; apart: number }
  pages: number
}

/** The casinos of one page of a choice, and how many pages it has. */
export function pageOf(casinos: readonly Casino[], choice: Choice, asking: Asking): CasinoPage {
  const { chosen, apart } = findCasinos(casinos, choice, asking)
  const from = (choice.page - 1) * pageSize
  const to = from + pageSize
  return {
    chosen: chosen.slice(from, to),
    apart: apart.slice(Math.max(0, from - chosen.length), Math.max(0, to - chosen.length)),
    found: { chosen: chosen.length, apart: apart.length },
    pages: Math.max(1, Math.ceil((chosen.length + apart.length) / pageSize)),
  }
}

/** A list of casinos that can be narrowed, ordered and compared, with plain forms. */
export function CasinoList({
  title,
  lead,
  casinos,
  choice,
  hrefOf,
  asking,
  markets,
  saveForm,
  links,
}: CasinoListProps): ReactElement {
  const said = words().lists
  const { chosen, apart, found, pages } = pageOf(casinos, choice, asking)
  // What keeps the country says it as well.
  const whose = (isInline: boolean) =>
    isKept(countryOf(choice), asking) ? null : (
      <WhoseOffers
        isInline={isInline}
        market={asking.marketOf(countryOf(choice))}
        markets={markets && { ...markets, codes: [...markets.codes, noMarket] }}
        country={countryOf(choice)}
        links={links}
      />
    )
  const rowOf = (casino: Casino, level: 2 | 3): ReactElement => {
    const row: ComponentProps<typeof ContentCasinoRow> = {
      casino,
      today: asking.today,
      markets,
      paidBy: paidByOf(choice),
      reason: reasonOf(casino, choice),
      level,
      saveForm,
      compareForm,
      place: [...chosen, ...apart].indexOf(casino),
    }
    return (
      <Kept key={casino.uid} of={['row', casino, JSON.stringify({ ...row, casino: undefined })]}>
        {() => <ContentCasinoRow {...row} />}
      </Kept>
    )
  }
  const rows = (shown: readonly Casino[], level: 2 | 3): ReactElement => (
    <div>{shown.map((casino) => rowOf(casino, level))}</div>
  )
  return (
    <>
      <PageHeader
        size="small"
        title={title}
        lead={choice.page === 1 ? lead : said.pageOf(numberWords(choice.page), numberWords(pages))}
      />
      <PageBody
        aside={
          casinos.length > 0 && (
            <FilterForm casinos={casinos} choice={choice} asking={asking} markets={markets} links={links} />
          )
        }
      >
        <Section width="wide" aria-label={said.casinos}>
          <ChipList
            chips={chipsOf(casinos, choice, links)}
            clear={{ text: said.filter.clear, href: links.reviews }}
          />
          {found.chosen === 0 ? (
            <>
              <Nothing
                links={links}
                choice={choice}
                isNarrowed={casinos.length > 0}
                isApart={found.apart > 0}
              />
              {whose(false)}
            </>
          ) : (
            <div className="he-list-tools">
              <p>
                <strong>{foundWords(found.chosen, casinos, choice)}</strong>
              </p>
              <QuickWays
                of={casinosChosen}
                choice={choice}
                found={found.chosen}
                orders={said.quick}
                countries={countryFacet ? countOptions(casinos, choice, countryFacet, asking) : []}
                countryLabel={said.facets.country.chip}
                links={links}
              />
            </div>
          )}
          {chosen.length > 0 && rows(chosen, 2)}
          {found.chosen > 0 && (
            <p>
              {apart.length === 0 && found.apart > 0 && (
                <>
                  {marked(said.apart.elsewhere(found.apart), (part) => (
                    <Link href={links.warnings}>{part}</Link>
                  ))}{' '}
                </>
              )}
              {whose(true)}
            </p>
          )}
          <KeepCountry
            country={countryOf(choice)}
            asking={asking}
            here={hrefOfChoice(choice, links)}
            links={links}
          />
        </Section>
        {apart.length > 0 && (
          <Section width="wide" title={said.apart.title}>
            <p>
              {marked(said.apart.text, (part) => (
                <Link href={links.warnings}>{part}</Link>
              ))}
            </p>
            {rows(apart, 3)}
          </Section>
        )}
        <ChoiceNames names={[...chosen, ...apart].map(({ name }) => name)} />
        <Pagination page={choice.page} pages={pages} hrefOf={hrefOf} />
      </PageBody>
    </>
  )
}

/** Whose time a row says: a method that is asked for, else the quickest where casinos are asked how soon they pay. */
function paidByOf({ values, order }: Choice): string | undefined {
  return methodOf({ values }) ?? (values['paid'] !== undefined || order === 'paid' ? quickest : undefined)
}

/** Why a casino stands where it does, in the order that was chosen. `undefined`: its facts say so. */
function reasonOf(casino: Casino, { order }: Choice): string | undefined {
  const { parts, lastReviewed } = casino
  const { reasons } = words().lists
  if (order === 'checked' && lastReviewed) return reasons.lastChecked(dateWords(lastReviewed) ?? lastReviewed)
  const ranked = parts.toSorted((one, other) => other.score - one.score)
  const [best, worst] = [ranked.at(0), ranked.at(-1)]
  if (order !== 'score' || !best || !worst || best.score === worst.score) return undefined
  return reasons.parts(best.criterion, inTenths(best.score), worst.criterion, inTenths(worst.score))
}

const inTenths = (score: number): string =>
  numberWords(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function Nothing({
  choice,
  isNarrowed,
  isApart,
  links,
}: {
  choice: Choice
  isNarrowed: boolean
  isApart: boolean
  links: Links
}): ReactElement {
  const said = words().lists.none
  if (!isNarrowed) return <EmptyState title={said.nothingYet}>{said.comeBack}</EmptyState>
  const all = (part: string): ReactElement => <Link href={links.reviews}>{part}</Link>
  return isApart ? (
    <EmptyState title={countryOf(choice) ? said.noneThere : said.noneRecommended}>
      {marked(said.apartBelow, all)}
    </EmptyState>
  ) : (
    <EmptyState title={said.noCasino}>{marked(said.takeAway, all)}</EmptyState>
  )
}

/** How many were found; of those one may choose, unless others were asked for by their status. */
function foundWords(found: number, casinos: readonly Casino[], choice: Choice): string {
  const said = words().lists.found
  if (choice.values['status'] !== undefined) return said.some(found, casinos.length)
  const all = casinos.filter(isOpen).length
  return found === all ? said.all(all) : said.toChoose(found, all)
}

function chipsOf(casinos: readonly Casino[], choice: Choice, links: Links): { text: string; href: string }[] {
  return chosenWords(casinos, choice, facets).map(({ name, words: text }) => ({
    text,
    href: hrefOfChoice(without(choice, name), links),
  }))
}
