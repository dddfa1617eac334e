import { Callout } from '@house-edge/ui'
import type { Content } from '@prismicio/client'

/** Every field may be missing: editors fill them in one by one. */
export function Tip({ slice }: { slice: Content.TipSlice }) {
  return (
    <Callout kind="info" title="Worth remembering">
      <p>{slice.primary.words}</p>
    </Callout>
  )
}
