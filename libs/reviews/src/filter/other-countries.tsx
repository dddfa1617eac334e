import { linkProps } from '@house-edge/slices'
import { readText } from '@house-edge/slices/reading'
import { Link } from '@house-edge/ui'
import { inOrder, listFormat, marked, numberWords } from '@house-edge/ui/language'
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
  const others = (codes: readonly string[]): readonly string[] =>
    [...new Set(codes)].filter((code) => !markets.includes(code))
  const open = others(chosen.flatMap(({ countries }) => countries)).map((code) => ({
    code,
    casinos: chosen.filter((casino) => casino.isOpenIn(code)).length,
  }))
  const helped = help.flatMap(({ data }) => readText(data.country)?.toUpperCase() ?? [])
  return { open, none: others(helped).filter((code) => open.every((each) => each.code !== code)) }
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
          {marked(
            said.openElsewhere(
              listFormat().format(named.map(({ name, casinos }) => `[${name}] (${numberWords(casinos)})`)),
            ),
            (part, at) => (
              <Link
                href={hrefOfChoice(
                  { ...noChoice, values: { country: named[at]!.code.toLowerCase() } },
                  links,
                )}
              >
                {part}
              </Link>
            ),
          )}
        </p>
      )}
      {none.length > 0 && (
        <p>
          {marked(
            said.noneElsewhere(
              listFormat('disjunction').format(
                none.map((code) => countryWords(code) ?? code).toSorted(inOrder),
              ),
            ),
            (part, at) => (
              <Link href={[links.reviews, links.warnings, help][at]}>{part}</Link>
            ),
          )}
        </p>
      )}
    </>
  )
}
