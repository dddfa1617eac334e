import { dateWords } from '@house-edge/ui'
import type { Licence } from '../../components/licence-list/licence-list.tsx'
import { linkProps } from '@house-edge/slices'
import { readChoice, readDay, readGroup, readText } from '@house-edge/slices/reading'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { words } from '../../words/words.ts'
import { stateWords } from '../words/list-words.ts'
import { licenceState } from './licence-state.ts'

/** A licence as a review has it. */
interface ReviewLicence extends Licence {
  /** Of the regulator, as its uid. */
  id: string | undefined
  uid: string | undefined
}

/** The licences of a casino. Items without a regulator are left out: a number alone proves nothing. */
export function licencesOf(review: DocumentFields<'casino_review'>): readonly ReviewLicence[] {
  return readGroup(review.licences).flatMap((item) => {
    const related = readRelation(item.regulator, 'regulator')
    const regulator = related?.fields
    const name = readText(regulator?.name)
    if (!name) return []
    return [
      {
        regulator: name,
        id: related?.id,
        uid: related?.uid,
        href: related?.url,
        country: stateWords(readText(regulator?.country)),
        tier: readChoice(regulator?.tier, ['strict', 'standard', 'light']),
        number: readText(item.number),
        holder: readText(item.holder),
        registerHref: (linkProps(item.register_url) ?? linkProps(regulator?.register_url))?.href,
        state: licenceState(item),
        checkedOn: readDay(item.checked_on),
      },
    ]
  })
}

/** A licence in one line, with what is known of it: a regulator’s name alone would say that the casino is licensed. */
export function licenceWords({ regulator, state, checkedOn }: Licence): string {
  const { remarked, remarks } = words().licences
  return remarked(
    regulator,
    state === 'verified' ? remarks.verifiedOn(dateWords(checkedOn) ?? '') : remarks[state ?? 'claimed'],
  )
}
