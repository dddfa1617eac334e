import { Disclosure } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { readBoolean } from '@house-edge/slices/reading'
import { words } from '../../words/words.ts'
import type { DocumentFields } from '../field/relation.ts'

/** Whether we may earn by a casino, where its review says so. Stands beside the way there, before its offer. */
export function PaidNotice({ review }: { review: DocumentFields<'casino_review'> }): ReactElement | null {
  const isPaid = readBoolean(review.has_affiliate)
  return isPaid === undefined ? null : (
    <Disclosure>
      <p>{isPaid ? words().summary.paid : words().summary.unpaid}</p>
    </Disclosure>
  )
}
