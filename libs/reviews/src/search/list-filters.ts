import type { CasinoReviewDocument } from '../documents.ts'
import { hrefOfChoice, titleOfChoice } from '../filter/choice.ts'
import { facets, noChoice } from '../filter/facets.ts'
import type { Links } from '../links.ts'
import { casinoOf } from './candidates.ts'
import type { Intent } from './intent/read-intent.ts'

/** A list of casinos that answers what was asked. */
export interface ListFound {
  words: string
  href: string
}

/** The lists of casinos by what was asked for: without wagering, of a score, or paid within the hours or the next longer ones of a filter. */
export function filtersOf(
  reviews: readonly CasinoReviewDocument[],
  intent: Intent,
  links: Links,
): readonly ListFound[] {
  const { hours, score, isNegated, country } = intent
  const paid = facets.find(({ name }) => name === 'paid')?.optionsOf([])
  const option = paid?.find(({ value }) => hours !== undefined && hours <= Number(value))
  // A list of 8 and more is none of 8.5 and more.
  const scores = facets.find(({ name }) => name === 'score')?.optionsOf([])
  const least = scores?.find(({ value }) => Number(value) === score)
  // No list is of a way to pay that no casino takes.
  const isFiltered = option !== undefined || least !== undefined || intent.isUnwagered
  if (!isFiltered || isNegated || intent.payments.some(({ methods }) => methods.length === 0)) return []
  const casinos = reviews.flatMap((document) => casinoOf(document, links) ?? [])
  const methods = intent.payments.flatMap((payment) => payment.methods)
  return (methods.length === 0 ? [undefined] : methods).map((method) => {
    const values = {
      ...(least && { score: least.value }),
      ...(option && { paid: option.value }),
      ...(intent.isUnwagered && { wagering: '0' }),
      ...(country !== undefined && { country: country.toLowerCase() }),
      ...(method && { method: method.uid }),
    }
    const choice = { ...noChoice, values }
    return {
      // Said when it is shown, in the language of the page.
      get words() {
        return titleOfChoice(casinos, choice)
      },
      href: hrefOfChoice(choice, links),
    }
  })
}
