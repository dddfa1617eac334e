import { readOrganisations } from '../rendering/help/organisations.ts'
import type { HelpOrganisationDocument } from '../documents.ts'
import { readText } from '@house-edge/slices/reading'

/** Organisations that help, and whether they are of the country that was asked for. */
interface Help {
  organisations: ReturnType<typeof readOrganisations>
  isOfCountry: boolean
}

/**
 * The organisations for readers in a country, or all of them where none is known there.
 *
 * @param country An ISO 3166 code. `undefined`: not known.
 */
export function helpFor(documents: readonly HelpOrganisationDocument[], country: string | undefined): Help {
  const near = documents.filter(({ data }) => readText(data.country)?.toUpperCase() === country)
  const organisationsOf = (some: typeof documents) =>
    readOrganisations(some.map((organisation) => ({ organisation })))
  const ofCountry = country === undefined ? [] : organisationsOf(near)
  return ofCountry.length > 0
    ? { organisations: ofCountry, isOfCountry: true }
    : { organisations: organisationsOf(documents), isOfCountry: false }
}
