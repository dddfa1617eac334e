import type { ReactElement } from 'react'
import type { Chosen } from './choice.ts'
import type { Choice } from './facets.ts'

/** The order of a list, sent along with its filters: it is chosen beside the list, and is not chosen twice. */
export function KeptOrder({
  choice: { order },
  of,
}: {
  choice: Pick<Choice, 'order'>
  of: Pick<Chosen, 'order'>
}): ReactElement | null {
  return order === of.order ? null : <input type="hidden" name="sort" value={order} />
}
