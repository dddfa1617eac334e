import { ChoiceBox, numberOf } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import { words } from '../../words/words.ts'

interface CompareBoxProps {
  /** The id of a `ChoiceBar` on the page that compares the reviews sent `with` it. Without it there is no box. */
  form: string | undefined
  /** The uid of the review. Without it there is no box. */
  uid: string | null | undefined
  /** What is compared, for screen readers. */
  name: string
  /** Its place among the `ChoiceNames` of the page. */
  place?: number | undefined
}

/** Chooses a casino to compare with others, from wherever it is named. Works without scripts. */
export function CompareBox({ form, uid, name, place }: CompareBoxProps): ReactElement | null {
  if (!form || !uid) return null
  return (
    <ChoiceBox form={form} name="with" value={uid} {...(place !== undefined && numberOf(place))}>
      {words().lists.comparing.box}
      <span className="he-hidden"> {name}</span>
    </ChoiceBox>
  )
}
