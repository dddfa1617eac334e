import type { ReactElement } from 'react'
import { QuickChoices } from '../components/quick-choices/quick-choices.tsx'
import { numberWords } from '@house-edge/ui/language'
import type { Links } from '../links.ts'
import { type Chosen, hrefOfChoice } from './choice.ts'
import { type Choice, countryOf, type Option } from './facets.ts'
import { words } from '../words/words.ts'

interface QuickWaysProps {
  /** The list: its orders and its addresses. */
  of: Chosen
  choice: Choice
  /** How many things there are to put in order. */
  found: number
  /** The orders that most readers want, each in a word or two. */
  orders: Readonly<Record<string, string>>
  /** The countries it can be narrowed to, each with how many it leaves. @default not counted */
  countries: readonly (Option & { count?: number })[]
  /** What it is to be narrowed to one. */
  countryLabel: string
  links: Links
}

/**
 * The order and the country, which most readers choose first, without opening the form. Of one thing or none neither says
 * anything, nor is a country chosen twice: one that is stands beside the list, where it is taken away.
 */
export function QuickWays({
  of,
  choice,
  found,
  orders,
  countries,
  countryLabel,
  links,
}: QuickWaysProps): ReactElement {
  const { values } = choice
  const { filter } = words().lists
  return (
    <>
      <QuickChoices
        label={filter.sortBy}
        choices={(found > 1 ? Object.entries(orders) : []).map(([order, text]) => ({
          text,
          href: hrefOfChoice({ ...choice, order, page: 1 }, links, of),
          isShown: order === choice.order,
        }))}
      />
      <QuickChoices
        label={countryLabel}
        choices={(found > 1 && countryOf(choice) === undefined ? countries : [])
          .filter(({ count }) => count !== 0)
          .map(({ value, words: name, count }) => ({
            text: count === undefined ? name : filter.option(name, numberWords(count)),
            href: hrefOfChoice({ ...choice, values: { ...values, country: value }, page: 1 }, links, of),
          }))}
      />
    </>
  )
}
