import { Disclosure } from '@house-edge/ui'
import type { ReactElement } from 'react'
import type { DocumentFields } from '../field/relation.ts'

const words = {
  paid: 'We may be paid when you visit this casino from here. What we are paid never changes a score, and no casino sees a review before it is published.',
}

/** How we may earn by a casino, where its review says that we may. Stands before its offer. */
export function PaidNotice({ review }: { review: DocumentFields<'casino_review'> }): ReactElement | null {
  return review.has_affiliate === true ? (
    <Disclosure>
      <p>{words.paid}</p>
    </Disclosure>
  ) : null
}
