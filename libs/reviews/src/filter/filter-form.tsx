import { noMarket, type OfferMarkets } from '../rendering/markets/markets.ts'
import { OfferPart } from '../rendering/offer/offer-part.tsx'
import type { Casino } from '../rendering/review/casino.ts'
import { Kept } from '@house-edge/serving/islands'
import { Button, Link } from '@house-edge/ui'
import { FilterPanel, SelectField } from '@house-edge/ui/forms'
import { numberWords } from '@house-edge/ui/language'
import { Fragment, type ReactElement } from 'react'
import type { Links } from '../links.ts'
import { casinosChosen } from './choice.ts'
import { type Choice, facets } from './facets.ts'
import { type Asking, countOptions } from './find-casinos.ts'
import { KeptOrder } from './kept-order.tsx'
import { words } from '../words/words.ts'

interface FilterFormProps {
  /** All casinos, to show how many each option leaves. */
  casinos: readonly Casino[]
  choice: Choice
  asking: Asking
  /** Markets that the page is kept for, each with counts of its own. */
  markets: OfferMarkets | undefined
  links: Links
}

/** What most readers ask for stands in a window without scrolling. */
const asked = new Set(['paid', 'wagering', 'country', 'method'])
const usual = facets.filter(({ name }) => asked.has(name))
const others = facets.filter(({ name }) => !asked.has(name))

/** The filters of the list of casinos, which keep its order. */
export function FilterForm({ casinos, choice, asking, markets, links }: FilterFormProps): ReactElement {
  const said = words().lists.filter
  const chosen = Object.keys(choice.values).length
  const fieldOf = (facet: (typeof facets)[number]): ReactElement => {
    const fieldIn = (market: string | undefined): ReactElement => {
      const asked = market === undefined ? asking : { ...asking, marketOf: () => market }
      const options = countOptions(casinos, choice, facet, asked)
      const chosen = choice.values[facet.name] ?? ''
      return (
        <Kept of={['filter', facet, casinos, chosen, options.map(({ count }) => count).join()]}>
          {() => (
            <SelectField name={facet.name} label={facet.said().label} defaultValue={chosen}>
              <option value="">{said.any}</option>
              {options.map(({ value, words: option, count }) => (
                <option key={value} value={value} disabled={count === 0 && value !== chosen}>
                  {said.option(option, numberWords(count))}
                </option>
              ))}
            </SelectField>
          )}
        </Kept>
      )
    }
    if (!facet.isByMarket || !markets?.isMarked)
      return <Fragment key={facet.name}>{fieldIn(undefined)}</Fragment>
    return (
      <Fragment key={facet.name}>
        {[...markets.codes, noMarket].map((market) => (
          <OfferPart key={market} markets={market}>
            {fieldIn(market)}
          </OfferPart>
        ))}
      </Fragment>
    )
  }
  return (
    <FilterPanel
      title={said.title}
      chosen={chosen > 0 ? said.chosen(numberWords(chosen)) : undefined}
      action={links.reviewsFound}
      actions={
        <>
          <Button type="submit">{said.show}</Button>
          {chosen > 0 && <Link href={links.reviews}>{said.clear}</Link>}
        </>
      }
      more={{
        title: said.more,
        isOpen: others.some(({ name }) => choice.values[name] !== undefined),
        fields: others.map(fieldOf),
      }}
    >
      <KeptOrder choice={choice} of={casinosChosen} />
      {usual.map(fieldOf)}
    </FilterPanel>
  )
}
