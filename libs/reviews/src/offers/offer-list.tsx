import { Button, Fold, Link } from '@house-edge/ui'
import { ChoiceNames, FilterPanel, SelectField } from '@house-edge/ui/forms'
import { ChipList, EmptyState, PageBody, PageHeader, Pagination, Section } from '@house-edge/ui/page'
import { marked, numberWords } from '@house-edge/ui/language'
import type { ReactElement, ReactNode } from 'react'
import { compareForm } from '../comparing/compare-bar.tsx'
import { isKept, KeepCountry } from '../countries/keep-country.tsx'
import { WhoseOffers } from '../countries/whose-offers.tsx'
import { chosenWords, hrefOfChoice, titleOf, without } from '../filter/choice.ts'
import { type Choice, countryOf, type Option } from '../filter/facets.ts'
import type { Asking } from '../filter/find-casinos.ts'
import { KeptOrder } from '../filter/kept-order.tsx'
import { QuickWays } from '../filter/quick-ways.tsx'
import type { Links } from '../links.ts'
import { noMarket, type OfferMarkets, perMarket } from '../rendering/markets/markets.ts'
import { OfferPart } from '../rendering/offer/offer-part.tsx'
import { countOffers, findOffers, offerFacets, offerOrders, offersChosen } from './offer-facets.ts'
import type { ListedOffer } from './listed-offer.ts'
import { OfferRow } from './offer-row.tsx'
import { words } from '../words/words.ts'

/** Offers on one page of their list. */
const offersPerPage = 48

const countryFacet = offerFacets.find(({ name }) => name === 'country')

interface OfferListProps {
  title: string
  /** Of the first page. Default: none, where a title says what was chosen. */
  lead?: string | undefined
  /** Every offer, what costs least first. */
  offers: readonly ListedOffer[]
  choice: Choice
  hrefOf: (page: number) => string
  /** `undefined`: the page is kept for every day and for each of `markets`. */
  asking: Asking | undefined
  markets: OfferMarkets | undefined
  /** Stands before the list, where it has no offer for some readers. */
  children?: ReactNode
  links: Links
}

/** The title of a page of a choice of offers. */
export function titleOfOffers(offers: readonly ListedOffer[], choice: Choice): string {
  return titleOf(
    words().offers.list.title,
    chosenWords(offers, choice, offerFacets),
    offerOrders[choice.order]?.said(),
  )
}

/** The offers on a page of a choice, and how many there are. */
export function offersOnPage(
  offers: readonly ListedOffer[],
  choice: Choice,
  asking: Asking | undefined,
): { shown: readonly ListedOffer[]; found: number; pages: number } {
  const found = asking ? findOffers(offers, choice, asking) : offers
  const from = (choice.page - 1) * offersPerPage
  return {
    shown: found.slice(from, from + offersPerPage),
    found: found.length,
    pages: Math.max(1, Math.ceil(found.length / offersPerPage)),
  }
}

/** Offers that can be narrowed and ordered, with plain forms. */
export function OfferList({
  title,
  lead,
  offers,
  choice,
  hrefOf,
  asking,
  markets,
  children,
  links,
}: OfferListProps): ReactElement {
  const { shown, found, pages } = offersOnPage(offers, choice, asking)
  const { lists } = words()
  const said = words().offers.list
  const casinos = [...new Set(shown.map(({ casino }) => casino))]
  const market = asking?.marketOf(countryOf(choice))
  // Where nothing is offered no condition is to blame.
  const isNowhere = market === noMarket && found === 0
  const country = countryOf(choice)
  // A kept page is for no other country than the markets it is kept for.
  const isShownIn = (code: string): boolean => !markets || markets.codes.includes(code.toUpperCase())
  const optionsOf = (facet: OfferFacet): Options =>
    asking
      ? countOffers(offers, choice, facet, asking)
      : facet.optionsOf(offers).filter(({ value }) => facet !== countryFacet || isShownIn(value))
  const whose = (of: string | undefined): ReactNode =>
    isKept(country, asking) ? null : <WhoseOffers market={of} country={country} links={links} />
  const reckoned = (
    <div className="he-quick-note">
      <Fold title={said.how}>
        <p>{said.reckoned}</p>
      </Fold>
    </div>
  )
  const offered = asking ? [] : (markets?.codes.filter((code) => shown.some(({ isIn }) => isIn(code))) ?? [])
  const row = (offer: ListedOffer): ReactElement => (
    <OfferRow
      key={offer.document.id}
      offer={offer}
      compareForm={compareForm}
      place={casinos.indexOf(offer.casino)}
    />
  )
  return (
    <>
      <PageHeader
        size="small"
        title={title}
        lead={choice.page === 1 ? lead : lists.pageOf(numberWords(choice.page), numberWords(pages))}
      />
      <PageBody aside={<OfferFilter choice={choice} optionsOf={optionsOf} links={links} />}>
        <Section width="wide" aria-label={said.title}>
          <ChipList
            chips={chosenWords(offers, choice, offerFacets).map(({ name, words: chip }) => ({
              text: chip,
              href: hrefOfChoice(without(choice, name), links, offersChosen),
            }))}
            clear={{ text: lists.filter.clear, href: links.offers }}
          />
          {children}
          {isNowhere && (
            <>
              {whose(market)}
              <p>
                {marked(said.takeAway, (part) => (
                  <Link href={links.offers}>{part}</Link>
                ))}
              </p>
            </>
          )}
          {asking && found === 0 && !isNowhere && (
            <>
              <EmptyState title={said.none}>
                {marked(said.takeAway, (part) => (
                  <Link href={links.offers}>{part}</Link>
                ))}
              </EmptyState>
              {whose(market)}
            </>
          )}
          {(asking ? found : shown.length) > 0 && (
            <div className="he-list-tools">
              {asking && (
                <p>
                  <strong>{said.found(found)}</strong>
                </p>
              )}
              <QuickWays
                of={offersChosen}
                choice={choice}
                found={found}
                orders={said.quick}
                countries={countryFacet ? optionsOf(countryFacet) : []}
                countryLabel={words().offers.facets.country.chip}
                links={links}
              />
              {asking ? reckoned : <OfferPart markets={offered.join(' ')}>{reckoned}</OfferPart>}
            </div>
          )}
          <div>
            {shown.map((offer) =>
              asking
                ? row(offer)
                : perMarket(markets, (market) => (offer.isIn(market) ? offer : undefined)).map(
                    ({ markets: ofThem }) => (
                      <OfferPart
                        key={offer.document.id}
                        from={offer.from}
                        until={offer.until}
                        markets={ofThem}
                      >
                        {row(offer)}
                      </OfferPart>
                    ),
                  ),
            )}
          </div>
          {asking && found > 0 && whose(market)}
          {offered.map((code) => (
            <OfferPart key={code} markets={code}>
              {whose(code)}
            </OfferPart>
          ))}
          <KeepCountry
            country={countryOf(choice)}
            asking={asking}
            here={hrefOfChoice(choice, links, offersChosen)}
            links={links}
          />
        </Section>
        <ChoiceNames names={casinos.map(({ name }) => name)} />
        <Pagination page={choice.page} pages={pages} hrefOf={hrefOf} />
      </PageBody>
    </>
  )
}

type OfferFacet = (typeof offerFacets)[number]
type Options = readonly (Option & { count?: number })[]

function OfferFilter({
  choice,
  optionsOf,
  links,
}: Pick<OfferListProps, 'choice' | 'links'> & { optionsOf: (facet: OfferFacet) => Options }): ReactElement {
  const said = words().lists.filter
  const chosen = Object.keys(choice.values).length
  return (
    <FilterPanel
      title={said.title}
      chosen={chosen > 0 ? said.chosen(numberWords(chosen)) : undefined}
      action={links.offersFound}
      actions={
        <>
          <Button type="submit">{words().offers.list.show}</Button>
          {chosen > 0 && <Link href={links.offers}>{said.clear}</Link>}
        </>
      }
    >
      <KeptOrder choice={choice} of={offersChosen} />
      {offerFacets.map((facet) => (
        <SelectField
          key={facet.name}
          name={facet.name}
          label={facet.said().label}
          defaultValue={choice.values[facet.name] ?? ''}
        >
          <option value="">{said.any}</option>
          {optionsOf(facet).map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.count === 0 && option.value !== choice.values[facet.name]}
            >
              {option.count === undefined
                ? option.words
                : said.option(option.words, numberWords(option.count))}
            </option>
          ))}
        </SelectField>
      ))}
    </FilterPanel>
  )
}
