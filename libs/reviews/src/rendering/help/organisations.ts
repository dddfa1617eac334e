import type { HelpOrganisation } from '../../components/help-block/help-block.tsx'
import { linkProps } from '@house-edge/slices'
import { readGroup, readText } from '@house-edge/slices/reading'
import { readRelation } from '../field/relation.ts'
import { countryWords } from '../words/list-words.ts'

/** The organisations an editor has named, in that order. Those without a name are left out. */
export function readOrganisations(
  group: readonly { organisation?: unknown }[] | null | undefined,
): readonly (HelpOrganisation & { code: string | undefined })[] {
  return readGroup(group).flatMap((item) => {
    const organisation = readRelation(item.organisation, 'help_organisation')?.fields
    const name = readText(organisation?.name)
    if (!organisation || !name) return []
    return [
      {
        name,
        code: readText(organisation.country)?.toUpperCase(),
        country: countryWords(readText(organisation.country)),
        phone: readText(organisation.phone),
        href: linkProps(organisation.website)?.href,
        hours: readText(organisation.hours),
        languages: readText(organisation.languages),
        note: readText(organisation.note),
      },
    ]
  })
}
