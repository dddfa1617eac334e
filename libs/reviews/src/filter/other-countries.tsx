import { linkProps } from '@house-edge/slices'
import { readText } from '@house-edge/slices/reading'
import { Link } from '@house-edge/ui'
import { inOrder, marked } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import type { HelpOrganisationDocument, SettingsDocument } from '../documents.ts'
import { hrefOfChoice } from './choice.ts'
import { isOpen, noChoice } from './facets.ts'
import type { Links } from '../links.ts'
import type { Casino } from '../rendering/review/casino.ts'
import { countryWords } from '../rendering/words/list-words.ts'
import { words } from '../words/words.ts'

/** Countries whose offers the site does not show, ISO 3166 codes in capitals. */
interface OtherCountries {
  /** Where casinos that one may choose take players, and how many. */
  open: readonly { code: string; casinos: number }[]
  /** Where none does, though we know of help for readers there. */
  none: readonly string[]
}

/** The countries that are no market, as far as reviews and help name them. */
export function otherCountries(
  casinos: readonly Casino[],
  help: readonly HelpOrganisationDocument[],
  markets: readonly string[],
): OtherCountries {
  const chosen = casinos.filter(isOpen)
  const named = chosen.flatMap(({ countries }) => countries)
  const helped = help.flatMap(({ data }) => readText(data.country)?.toUpperCase() ?? [])
  // A casino need not name a country to take players from there.
  const counted = [...new Set([...named, ...helped])]
    .filter((code) => !markets.includes(code))
    .map((code) => ({ code, casinos: chosen.filter(({ isOpenIn }) => isOpenIn(code)).length }))
  return {
    open: counted.filter(({ casinos }) => casinos > 0),
    none: counted.flatMap(({ code, casinos }) => (casinos === 0 && helped.includes(code) ? [code] : [])),
  }
}

/** Tells readers in other countries than those that can be chosen what there is for them. */
export function ElsewhereNote({
  countries: { open, none },
  settings,
  links,
}: {
  countries: OtherCountries
  settings: SettingsDocument | null | undefined
  links: Links
}): ReactElement {
  const said = words().pages.market
  const named = open
    .map(({ code, casinos }) => ({ code, casinos, name: countryWords(code) ?? code }))
    .toSorted((one, other) => inOrder(one.name, other.name))
  const help = linkProps(settings?.data.help_link)?.href
  return (
    <>
      {named.length > 0 && (
        <p>
          {marked(said.openElsewhere(named), (part, at) => (
            <Link
              href={hrefOfChoice({ ...noChoice, values: { country: named[at]!.code.toLowerCase() } }, links)}
            >
              {part}
            </Link>
          ))}
        </p>
      )}
      {none.length > 0 && (
        <p>
          {marked(
            said.noneElsewhere(none.map((code) => countryWords(code) ?? code).toSorted(inOrder)),
            (part, at) => (
              <Link href={[links.reviews, links.warnings, help][at]}>{part}</Link>
            ),
          )}
        </p>
      )}
    </>
  )
}
