import { Disclosure } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { words } from '../../words/words.ts'
import type { DocumentFields } from '../field/relation.ts'

/** How we may earn by a casino, where its review says that we may. Stands beside the way there, before its offer. */
export function PaidNotice({ review }: { review: DocumentFields<'casino_review'> }): ReactElement | null {
  return review.has_affiliate === true ? (
    <Disclosure>
      <p>{words().summary.paid}</p>
    </Disclosure>
  ) : null
}
