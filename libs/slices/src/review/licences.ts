import type { Licence } from '@house-edge/ui'
import { linkProps } from '../field/link.ts'
import { readGroup } from '../field/record.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { readChoice, readDay, readText } from '../field/scalar.ts'
import { countryWords } from '../words/list-words.ts'

/** The licences of a casino. Items without a regulator are left out: a number alone proves nothing. */
export function licencesOf(review: DocumentFields<'casino_review'>): readonly Licence[] {
  return readGroup(review.licences).flatMap((item) => {
    const related = readRelation(item.regulator, 'regulator')
    const regulator = related?.fields
    const name = readText(regulator?.name)
    if (!name) return []
    return [
      {
        regulator: name,
        href: related?.url,
        country: countryWords(readText(regulator?.country)),
        tier: readChoice(regulator?.tier, ['strict', 'standard', 'light']),
        number: readText(item.number),
        holder: readText(item.holder),
        registerHref: (linkProps(item.register_url) ?? linkProps(regulator?.register_url))?.href,
        checkedOn: readDay(item.checked_on),
      },
    ]
  })
}
